import ArgumentParser
import Glibc
import Shell

// Deep recursion of scripts needs a deep stack, and so does letting go of a list of millions of objects; it costs only
// what is touched.
runOnLargeStack([8 << 30, 1 << 30]) {
  var arguments = Array(CommandLine.arguments.dropFirst())
  var scriptArguments: [String] = []
  if let end = arguments.firstIndex(of: "--") {
    scriptArguments = Array(arguments[(end + 1)...])
    arguments.removeSubrange(end...)
  }
  do {
    // Reading the options takes as long as everything else at a start. What has none but inputs needs no reading.
    if OptionOrder.hasOnlyInputs(arguments) {
      return Process(RunOptions(), OptionOrder.inputs(arguments), scriptArguments).run()
    }
    let options = try Options.parse(OptionOrder.withoutOptions(arguments))
    if options.version { return print("vsh", Version.number) ?? 0 }
    if options.man { return print(Options.manual.text) ?? 0 }
    if options.reference { return print(Session(host: SystemHost()).reference) ?? 0 }
    if options.members { return print(members: SystemHost()) }
    if let megabytes = options.memory { MemoryWatch.limit = megabytes << 20 }
    if let script = options.emitSwift { return emitSwift(script, isQuiet: options.quiet) }
    if options.test {
      let tests = TranscriptTests(
        host: SystemHost(), updates: options.update, writesJSON: options.json, isQuiet: options.quiet,
        allowsWriting: options.allowWrite)
      return tests.run(options.files)
    }
    if options.grade {
      let grading = Grading(host: SystemHost(), writesJSON: options.json) {
        Interrupt.limit($0, seconds: options.timeout)
      }
      return grading.run(options.files)
    }
    if options.serverStdio { return serve(options) }
    return Process(RunOptions(options), OptionOrder.inputs(arguments), scriptArguments).run()
  } catch {
    if Options.exitCode(for: error) == .success {
      return print(Options.withoutSubcommands(Options.fullMessage(for: error))) ?? 0
    }
    return complain(Options.message(for: error))
  }
}
