// `npm run bench -- <command>`: how fast we are, side by side with peers, and what a server survives.
import { chaos } from './chaos/chaos.ts';
import { crowd } from './crowd/crowd.ts';
import { durability } from './durability/durability.ts';
import { engine } from './engine.ts';
import { games } from './games/games.ts';
import { hostile } from './hostile/hostile.ts';
import { type Options, optionsFrom } from './options.ts';
import { polling } from './polling/polling.ts';
import { powerLoss } from './power-loss/power-loss.ts';
import { replay } from './replay/replay.ts';
import { server } from './server/server.ts';

interface Command {
  readonly help: string;
  run(options: Options): void | Promise<void>;
}

const commands: { readonly [name: string]: Command } = {
  engine: { help: 'a race on our kernel, on boardgame.io and written by hand', run: engine },
  chaos: { help: 'several nodes on PostgreSQL, stopped, cut off and killed while people play', run: chaos },
  crowd: { help: 'thousands of people on one server: memory, delays, spectators, and all coming back at once', run: crowd },
  durability: { help: 'a server killed at random moments while people play: what it promised and lost', run: durability },
  games: { help: 'every game of ours, four random seats on one core', run: games },
  hostile: { help: 'frames and requests of somebody who means harm: crashes, changes, memory', run: hostile },
  polling: { help: 'players who ask once a second by a game’s own HTTP interface: delays and memory', run: polling },
  'power-loss': { help: 'the power fails while a server writes: what it had promised, and what of that is gone', run: powerLoss },
  replay: { help: 'the longest match of every game watched again: how soon any moment is there', run: replay },
  server: { help: 'races over the network: our server and boardgame.io’s, and the bytes that each game sends', run: server },
};

const usage = `usage: npm run bench -- <command> [options]

${Object.entries(commands)
  .map(([name, { help }]) => `  ${name.padEnd(12)}${help}`)
  .join('\n')}

  --json      the last line printed is the result as one JSON object
  --quick     fewer and shorter rounds (server: two minutes instead of ten)
  --seconds N how long each contestant is measured in all
  --kills N   how often the server is killed (durability), or a node disturbed (chaos)
  --crashes N how often the power fails (power-loss)
  --minutes N how long it goes on (hostile, polling)`;

const args = process.argv.slice(2);
const given = optionsFrom(args);
const command = 'name' in given && Object.hasOwn(commands, given.name) ? commands[given.name] : undefined;
if (args.some((each) => ['help', '--help', '-h'].includes(each))) console.log(usage);
else if ('name' in given && command !== undefined) await command.run(given.options);
else {
  const problem = 'name' in given ? `no bench is called '${given.name}'` : given.problem;
  console.error(`${problem}\n\n${usage}`);
  process.exitCode = 2;
}
