import { Mistake } from './arguments.ts';
import { fuzz } from './fuzz/fuzz.ts';
import { league } from './league/league.ts';
import { plans } from './plans/plans.ts';
import { play } from './play/play.ts';
import { simulate } from './simulate/simulate.ts';
import { verifyFile } from './verify.ts';
import { words } from './words.ts';

/** `npm run lab -- <command>`: each takes the arguments after its name and gives the process's exit code. */
const commands: { readonly [name: string]: (args: readonly string[]) => Promise<number> } = {
  play,
  fuzz,
  simulate,
  league,
  plans,
  verify: verifyFile,
};

const [name = 'help', ...args] = process.argv.slice(2);
const command = Object.hasOwn(commands, name) ? commands[name] : undefined;
try {
  if (command === undefined) {
    const asked = ['help', '--help', '-h'].includes(name);
    (asked ? console.log : console.error)(`${asked ? '' : `${words('usage.unknown', { name })}\n\n`}${words('usage')}`);
    process.exitCode = asked ? 0 : 2;
  } else process.exitCode = await command(args);
} catch (error) {
  if (!(error instanceof Mistake)) throw error;
  console.error(error.message);
  process.exitCode = 2;
}
