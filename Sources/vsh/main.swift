import ArgumentParser
import Glibc
import Shell

// Deep recursion of scripts needs a deep stack; it costs only what is touched.
runOnLargeStack(1 << 30) {
  var arguments = Array(CommandLine.arguments.dropFirst())
  var scriptArguments: [String] = []
  if let end = arguments.firstIndex(of: "--") {
    scriptArguments = Array(arguments[(end + 1)...])
    arguments.removeSubrange(end...)
  }
  do {
    var options = try Options.parse(OptionOrder.withoutOptions(&arguments))
    options.inputs = try OptionOrder.inputs(arguments)
    if options.version { return print("vsh", Version.number) ?? 0 }
    return Process(options, scriptArguments).run()
  } catch let error as UsageError {
    return complain(error.text)
  } catch {
    if Options.exitCode(for: error) == .success {
      return print(Options.fullMessage(for: error)) ?? 0
    }
    return complain(Options.message(for: error))
  }
}
