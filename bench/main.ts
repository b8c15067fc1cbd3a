// `npm run bench -- <command>`: how fast we are, and next to whom.
import { parseArgs } from 'node:util';
import { engine } from './engine.ts';

interface Command {
  readonly help: string;
  run(options: { readonly json: boolean }): void;
}

const commands: { readonly [name: string]: Command } = {
  engine: { help: 'a race on our kernel, on boardgame.io and written by hand', run: engine },
};

const usage = `usage: npm run bench -- <command> [--json]

${Object.entries(commands)
  .map(([name, { help }]) => `  ${name.padEnd(10)}${help}`)
  .join('\n')}

  --json    the last line printed is the result as one JSON object`;

function parse(): { command: Command; json: boolean } | { problem: string } {
  try {
    const { positionals, values } = parseArgs({ allowPositionals: true, options: { json: { type: 'boolean', default: false } } });
    const [name, stray] = positionals;
    if (name === undefined) return { problem: 'which bench?' };
    if (stray !== undefined) return { problem: `one command at a time, so not '${stray}' as well` };
    const command = Object.hasOwn(commands, name) ? commands[name] : undefined;
    return command === undefined ? { problem: `no bench is called '${name}'` } : { command, json: values.json };
  } catch (error) {
    return { problem: error instanceof Error ? error.message : String(error) };
  }
}

const given = parse();
if ('problem' in given) {
  console.error(`${given.problem}\n\n${usage}`);
  process.exitCode = 2;
} else {
  given.command.run({ json: given.json });
}
