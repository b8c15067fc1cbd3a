/**
 * For threads of Piscina, which loads its worker by `require` first. A thread that is ended in the middle of requiring an ES module takes the
 * whole process with it (an assertion in Node 24), so they are told to `import` it at once.
 */
export const threadArguments: readonly string[] = [...process.execArgv, '--no-experimental-require-module'];
