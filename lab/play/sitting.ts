import { randomInt } from 'node:crypto';
import { seatCode } from '@tavern/bots';
import { create, fast, Recorder, say, seatsOf } from '@tavern/engine';
import { botAs, botOf, type GameEntry, type GamePack } from '@tavern/games';
import { BOT_WAIT, bot, type Clock, noStore, person, Table } from '@tavern/host';
import { wordsOf } from '../words.ts';
import { type Arrangement, settle } from './arrangement.ts';
import type { Wanted } from './command-line.ts';
import { type Luck, sealed, seeded } from './luck.ts';
import { Left, type Menu } from './menu.ts';
import { companyAt } from './names.ts';
import { Keyboard } from './player.ts';
import { RecordFile } from './record-file.ts';
import { Screen } from './screen.ts';
import { terminalTimes } from './times.ts';

const realClock: Clock = {
  now: () => performance.now(),
  after(ms, work) {
    // Longer than a timer can be, and longer than anybody sits at a terminal.
    const timer = setTimeout(work, Math.min(Math.max(0, ms), 2 ** 31 - 1));
    return () => clearTimeout(timer);
  },
};

/** How well the bots of the terminal play. */
const LEVEL = 'normal';

/** What shells make of Ctrl-C. */
export const INTERRUPTED = 130;

/** One match at this terminal, from the title to the last word; the process's exit code. However it ends, what was played is saved. */
export async function playMatch(
  menu: Menu,
  entry: GameEntry,
  pack: GamePack,
  arrangement: Arrangement,
  wanted: Wanted,
): Promise<number> {
  const { people, seats, language, rules } = arrangement;
  const luck = wanted.seed === undefined ? sealed(people, seats) : seeded(wanted.seed);
  const seed = wanted.seed ?? randomInt(2 ** 48 - 1);
  const chance = fast(seed);
  const settings = settle(pack, arrangement, chance.stream('choices'));
  const { names, bots } = companyAt(`${seed}`, arrangement, wanted.names);
  const file = wanted.save === undefined ? null : new RecordFile(wanted.save);
  const screen = new Screen(pack, wordsOf(language, pack.texts), names);
  menu.speak(language);
  screen.title(rules);
  screen.print(
    'seed' in luck.head
      ? screen.words('play.seeded', { seed: luck.head.seed })
      : screen.words('play.commit', { commit: luck.head.commit }),
  );

  const heads = settings.seats.map((choice, index) => {
    const playing = bots[index - people];
    if (playing === undefined) return { name: names[index] ?? '', choice };
    return { name: seatCode(LEVEL, playing.id), choice, bot: true as const };
  });
  const match = create(pack.game, luck.source, settings.seats, settings.rules);
  const recorder = new Recorder(pack.game, match, { rules: settings.rules, seats: heads, luck: luck.head });
  const table = new Table({
    game: pack.game,
    match,
    recorder,
    holders: [...seatsOf(people).map(() => person), ...bots.map(({ id }) => bot(botAs(pack, LEVEL, id)))],
    oneScreen: true,
    times: terminalTimes(wanted.pace, people, entry),
    botWait: BOT_WAIT[wanted.speed],
    standIn: botOf(pack),
    clock: realClock,
    store: noStore,
    luck: chance,
    trouble: (error) => console.error(error),
  });
  const keyboard = new Keyboard(table, screen, menu, seatsOf(people));
  let interrupted = false;
  try {
    await untilInterrupted(keyboard.play());
  } catch (error) {
    if (!(error instanceof Left)) throw error;
    interrupted = true;
  } finally {
    table.close();
    file?.write(recorder.toJSON(luck.secret));
  }
  finish(table, screen, luck);
  if (file !== null)
    screen.print(screen.words(table.match.over === null ? 'play.savedSoFar' : 'play.saved', { file: file.path }));
  return interrupted ? INTERRUPTED : 0;
}

/** Between two prompts nobody reads the keyboard, and Ctrl-C is a signal. */
export async function untilInterrupted<X>(playing: Promise<X>): Promise<X> {
  const signals = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const;
  let stop: () => void = () => {};
  const interrupted = new Promise<never>((_, reject) => {
    stop = () => reject(new Left());
  });
  for (const signal of signals) process.once(signal, stop);
  try {
    return await Promise.race([playing, interrupted]);
  } finally {
    for (const signal of signals) process.off(signal, stop);
  }
}

function finish(table: Table, screen: Screen, luck: Luck): void {
  const { over } = table.match;
  const { closed } = table.status(null);
  if (over === null) {
    screen.print();
    return screen.print(
      closed === null ? screen.words('play.left') : screen.words('play.closed', { why: say(`closed.${closed}`) }),
    );
  }
  screen.outcome(over);
  if (luck.secret !== undefined && 'commit' in luck.head)
    screen.print(screen.words('play.secret', { secret: luck.secret, commit: luck.head.commit }));
}
