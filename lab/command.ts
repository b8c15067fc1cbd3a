import { Mistake } from './arguments.ts';
import { decks } from './decks/decks.ts';
import { fuzz } from './fuzz/fuzz.ts';
import { league } from './league/league.ts';
import { plans } from './plans/plans.ts';
import { play } from './play/play.ts';
import { replayFile } from './replay/replay.ts';
import { simulate } from './simulate/simulate.ts';
import { verifyFile } from './verify.ts';
import { words } from './words.ts';

/** Each takes the arguments after its name and gives the process's exit code. */
const commands: { readonly [name: string]: (args: readonly string[]) => Promise<number> } = {
  play,
  fuzz,
  simulate,
  league,
  decks,
  plans,
  verify: verifyFile,
  replay: replayFile,
};

const HELP: ReadonlySet<string> = new Set(['help', '--help', '-h']);

/** `npm run lab -- <command>`: prints to the console, and gives the process's exit code. */
export async function runCommand([name = 'help', ...args]: readonly string[]): Promise<number> {
  const command = Object.hasOwn(commands, name) ? commands[name] : undefined;
  try {
    const asked = [name, ...args].some((each) => HELP.has(each));
    if (command !== undefined && !asked) return await command(args);
    (asked ? console.log : console.error)(`${asked ? '' : `${words('usage.unknown', { name })}\n\n`}${words('usage')}`);
    return asked ? 0 : 2;
  } catch (error) {
    if (!(error instanceof Mistake)) throw error;
    console.error(error.message);
    return 2;
  }
}
