import { randomInt } from 'node:crypto';
import { appendFileSync, writeFileSync } from 'node:fs';
import { create, fast, LANGUAGES, say, seatsOf } from '@tavern/engine';
import { botOf, type Entry, type GamePack, registry } from '@tavern/games';
import { BOT_WAIT, bot, type Clock, NO_TIMES, noStore, PACES, person, Table, timesOf } from '@tavern/host';
import { gameEntry, Mistake, oneOf, optionsFrom, wholeNumber } from '../arguments.ts';
import { houseRules, seatFields } from '../house-rules.ts';
import { spoken, words, wordsOf } from '../words.ts';
import { arrange } from './arrange.ts';
import { type Arrangement, choicesFrom, settle } from './arrangement.ts';
import { type Luck, sealed, seeded } from './luck.ts';
import { arrowMenu, Left, LineMenu, type Menu } from './menu.ts';
import { checkNames, namesOf } from './names.ts';
import { Keyboard } from './player.ts';
import { Screen } from './screen.ts';

const options = {
  seats: { type: 'string' },
  people: { type: 'string' },
  names: { type: 'string' },
  preset: { type: 'string' },
  rule: { type: 'string', multiple: true },
  choice: { type: 'string', multiple: true },
  pace: { type: 'string' },
  speed: { type: 'string' },
  lang: { type: 'string' },
  seed: { type: 'string' },
  save: { type: 'string' },
} as const;

const realClock: Clock = {
  now: () => performance.now(),
  after(ms, work) {
    // Longer than a timer can be, and longer than anybody sits at a terminal.
    const timer = setTimeout(work, Math.min(ms, 2 ** 31 - 1));
    return () => clearTimeout(timer);
  },
};

/** `lab play [game]`: a match in the terminal, against bots or hot-seat. */
export async function play(args: readonly string[]): Promise<number> {
  const { values, positionals } = optionsFrom(args, options);
  if (positionals.length > 1) throw new Mistake(words('usage'));
  const person = process.stdin.isTTY && process.stdout.isTTY;
  const menu: Menu = person ? arrowMenu : new LineMenu((max) => words('play.number', { max }));
  try {
    const entry = positionals[0] === undefined ? await chooseGame(menu) : gameEntry(positionals[0]);
    const pack = await entry.load();
    const given = arrangementFrom(pack, values);
    const settled = values.seats ?? values.people ?? values.preset ?? values.rule ?? values.choice;
    const arrangement = person && settled === undefined ? await arrange(menu, pack, given, values.names) : given;
    await playMatch(menu, entry, pack, arrangement, values);
    return 0;
  } catch (error) {
    if (!(error instanceof Left)) throw error;
    console.log(`\n${words('play.left')}`);
    return 130;
  } finally {
    menu.close();
  }
}

async function chooseGame(menu: Menu): Promise<Entry> {
  const shown = registry.filter(({ hidden }) => hidden !== true);
  const entries = shown.length > 0 ? shown : registry;
  const choices = await Promise.all(
    entries.map(async (entry) => ({
      value: entry,
      name: wordsOf(spoken(), (await entry.load()).texts)['game.name'] ?? entry.id,
    })),
  );
  if (choices.length === 1) return choices[0]?.value as Entry;
  return (await menu.choose(words('play.which'), choices)) ?? (entries[0] as Entry);
}

type Values = ReturnType<typeof optionsFrom<typeof options>>['values'];

function arrangementFrom(pack: GamePack, values: Values): Arrangement {
  const [min, max] = pack.game.seats;
  const people = wholeNumber('--people', values.people, 1, 0, max);
  const seats = wholeNumber('--seats', values.seats, Math.max(min, people, Math.min(max, people === 1 ? 3 : people)), min, max);
  if (people > seats) throw new Mistake(words('mistake.number', { name: '--people', given: people, min: 0, max: seats }));
  const rules = houseRules(pack, values.preset, values.rule);
  return {
    language: oneOf('--lang', values.lang, LANGUAGES, spoken()),
    seats,
    people,
    rules,
    choices: choicesFrom(values.choice ?? [], people, seatFields(pack, rules)),
  };
}

async function playMatch(menu: Menu, entry: Entry, pack: GamePack, arrangement: Arrangement, values: Values): Promise<void> {
  const { game } = pack;
  checkWritable(values.save);
  const { people, seats, language } = arrangement;
  const luck = values.seed === undefined ? sealed(people, seats) : seeded(wholeNumber('--seed', values.seed, 0));
  const chance = fast('seed' in luck.head ? luck.head.seed : randomInt(2 ** 48 - 1));
  const settings = settle(pack, arrangement, chance.stream('choices'));
  checkNames(people, values.names);
  const names = namesOf(arrangement, values.names);
  const screen = new Screen(pack, wordsOf(language, pack.texts), names);
  screen.title();
  console.log(
    screen.words(
      luck.secret === undefined ? 'play.seeded' : 'play.commit',
      'seed' in luck.head ? { seed: luck.head.seed } : { commit: luck.head.commit },
    ),
  );

  const bots = botOf(pack);
  const heads = settings.seats.map((choice, index) => ({
    name: names[index] ?? '',
    choice,
    ...(index < people ? {} : { bot: true as const }),
  }));
  const table = new Table({
    game,
    match: create(game, luck.source, settings.seats, settings.rules),
    head: { rules: settings.rules, seats: heads, luck: luck.head },
    holders: heads.map((_, index) => (index < people ? person : bot(bots))),
    // With several people at one keyboard a clock would run while it changes hands.
    times: people > 1 ? NO_TIMES : timesOf(oneOf('--pace', values.pace, PACES, 'unhurried'), entry.turn),
    botWait: BOT_WAIT[oneOf('--speed', values.speed, ['1x', '2x', 'off'], '1x')],
    standIn: bots,
    clock: realClock,
    store: noStore,
    luck: chance,
    trouble: (error) => console.error(error),
  });
  try {
    await new Keyboard(table, screen, menu, seatsOf(people)).play();
  } finally {
    table.close();
  }
  finish(table, screen, luck, values.save);
}

function finish(table: Table, screen: Screen, luck: Luck, save: string | undefined): void {
  const { over } = table.match;
  if (over === null)
    return console.log(screen.words('play.closed', { why: say(`closed.${table.status(null).closed ?? 'abandoned'}`) }));
  screen.outcome(over);
  if (luck.secret !== undefined && 'commit' in luck.head) {
    console.log(screen.words('play.secret', { secret: luck.secret, commit: luck.head.commit }));
  }
  if (save === undefined) return undefined;
  writeFileSync(save, JSON.stringify(table.record(luck.secret)));
  return console.log(screen.words('play.saved', { file: save }));
}

/** Better to hear of it before the match than after. */
function checkWritable(file: string | undefined): void {
  try {
    if (file !== undefined) appendFileSync(file, '');
  } catch (error) {
    throw new Mistake(
      words('mistake.save', { file: file ?? '', problem: error instanceof Error ? error.message : String(error) }),
    );
  }
}
