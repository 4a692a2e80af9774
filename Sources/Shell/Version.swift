public enum Version {
  public static let number = "0.9"
}
