/// Words of other languages, and what Swift writes for them.
public enum ForeignWords {
  /// What a declaration or a statement begins with elsewhere: `int x = 5`, `function f()`, `foreach x in list`.
  public static func keyword(for word: String) -> String? { keywords[word] }

  /// `a and b`, `not a`.
  public static func operator_(for word: String) -> String? { operators[word] }

  /// What a value or a function is called elsewhere: `null`, `range(3)`, `len(list)`.
  public static func name(for word: String) -> String? { names[word] }

  /// A type of other languages: `Char`, `Boolean`.
  public static func type(for word: String) -> String? { types[word] }

  /// What a member is called elsewhere: `text.length`, `list.push(3)`.
  public static func member(for word: String) -> String? { members[word] }

  private static let types = [
    "Char": "Character", "char": "Character", "Long": "Int", "long": "Int", "Integer": "Int", "int": "Int",
    "Boolean": "Bool", "boolean": "Bool", "bool": "Bool", "Number": "Double", "number": "Double", "double": "Double",
    "float": "Float", "Object": "AnyObject", "Map": "Dictionary", "HashMap": "Dictionary", "List": "Array",
    "list": "Array", "Vector": "Array", "str": "String", "string": "String", "void": "Void",
  ]

  private static let members = [
    "length": "count", "lenght": "count", "size": "count", "len": "count", "empty": "isEmpty",
    "toUpper": "uppercased", "toUpperCase": "uppercased", "upper": "uppercased", "toLower": "lowercased",
    "toLowerCase": "lowercased", "lower": "lowercased", "startsWith": "hasPrefix", "startswith": "hasPrefix",
    "endsWith": "hasSuffix", "endswith": "hasSuffix", "indexOf": "firstIndex", "index": "firstIndex",
    "each": "forEach", "fold": "reduce", "inject": "reduce", "find": "first", "some": "contains", "any": "contains",
    "every": "allSatisfy", "all": "allSatisfy", "includes": "contains", "include": "contains", "concat": "append",
    "extend": "append", "push": "append", "push_back": "append", "add": "append", "pop": "popLast",
    "shift": "removeFirst", "unshift": "insert", "delete": "remove", "clear": "removeAll", "containsKey": "keys",
    "sqrt": "squareRoot", "MaxValue": "max", "MinValue": "min", "toString": "description", "collect": "map",
    "select": "filter", "ordinal": "rawValue", "cases": "allCases",
  ]

  private static let keywords = [
    "int": "let", "float": "let", "double": "let", "string": "let", "bool": "let", "boolean": "let", "char": "let",
    "const": "let", "val": "let", "auto": "var", "final": "let", "function": "func", "fn": "func", "def": "func",
    "fun": "func", "void": "func", "method": "func", "interface": "protocol", "namespace": "enum",
    "foreach": "for", "match": "switch", "elif": "else if", "elsif": "else if", "elseif": "else if",
    "except": "catch", "raise": "throw", "unless": "if", "until": "while", "require": "import", "include": "import",
    "using": "import", "String": "let", "Int": "let", "Double": "let", "Bool": "let", "Float": "let",
  ]

  private static let operators = ["and": "&&", "or": "||", "not": "!"]

  private static let names = [
    "null": "nil", "None": "nil", "NULL": "nil", "YES": "true", "NO": "false", "True": "true", "False": "false",
    "this": "self", "range": "0..<n", "len": "count", "str": "String", "po": "print", "p": "print", "puts": "print",
    "echo": "print", "printf": "print", "println": "print", "NSLog": "print", "console": "print", "say": "print",
  ]
}
