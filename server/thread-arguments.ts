/**
 * For threads of Piscina, which loads its worker by `require` first. A thread that is ended in the middle of requiring an ES module takes the
 * whole process with it (an assertion in Node 24), so they are told to `import` it at once.
 * The process's own arguments are not handed on: options of V8 (`--max-old-space-size`) hold for all threads, and a thread refuses to be given them.
 */
export const threadArguments: readonly string[] = ['--no-experimental-require-module'];
