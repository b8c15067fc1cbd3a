import { CONCEDE, commitTo, type Flat, fast, type Match, type Rng, type Seat, seat, type Types } from '@tavern/engine';
import { entryOf, type GamePack } from '@tavern/games';
import { type Entry, NO_TIMES, type Pace, person, SimulatedClock, Table } from '@tavern/host';
import type { NewGuest } from '@tavern/wire';
import type { Browser } from 'playwright-core';
import { Guests } from '../../../server/guests/guests.ts';
import { chainStart, link } from '../../../server/play/chain.ts';
import { matchOfRow } from '../../../server/play/rebuild.ts';
import { newDice, newMatchId } from '../../../server/random.ts';
import { act } from '../../../server/rooms/act.ts';
import { createRoom } from '../../../server/rooms/create.ts';
import { matchOf, started } from '../../../server/rooms/match.ts';
import { openStore } from '../../../server/store/open-store.ts';
import type { AnswerRow, MatchRow, Store } from '../../../server/store/store.ts';
import type { House } from './house.ts';
import { Person } from './person.ts';

/** What the first player is to be asked. */
export type Situation = 'turn' | 'duel' | 'window';

export interface Wanted {
  readonly code: string;
  readonly pace: Pace;
  readonly situation: Situation;
}

/** A room with a match in it that stands at a certain point, and the keys of its two people. */
export interface LaidRoom extends Wanted {
  readonly match: string;
  readonly people: readonly NewGuest[];
}

const GAME = 'king-of-the-mountain';
export const MEI = seat(0);
const ANN = seat(1);
const NAMES = ['Mei', 'Ann'];
const NONCES = ['a'.repeat(32), 'b'.repeat(32)];
/** Nothing that only takes time. */
const IDLE = new Set(['trade', 'equip', 'unequip', 'swap', 'sleep', 'use', 'play', 'retreat', 'take', 'give', 'step']);

const REACHED: { readonly [situation in Situation]: (match: Match<Types>) => boolean } = {
  turn: (match) => match.seq > 20 && match.question(MEI)?.kind === 'turn',
  duel: (match) => match.question(MEI)?.kind === 'duel',
  window: (match) => {
    const question = match.question(MEI);
    return question?.window === true && question.options.length > 1;
  },
};

/** Lays rooms into an empty data folder, before a server opens it. `samePeople`: the same two are in all of them. */
export async function layRooms(folder: string, wanted: readonly Wanted[], samePeople = false): Promise<readonly LaidRoom[]> {
  const pack = await entryOf(GAME)?.load();
  if (pack === undefined) throw new Error(`there is no ${GAME}`);
  const store = await openStore({ folder });
  const guests = new Guests(store.guests, () => Date.now());
  const rooms: LaidRoom[] = [];
  for (const each of wanted) {
    const people = (samePeople ? rooms[0]?.people : undefined) ?? (await twoGuests(guests));
    rooms.push(await layRoom(store, pack, each, people, guests.name));
  }
  await store.close();
  return rooms;
}

async function twoGuests(guests: Guests): Promise<readonly NewGuest[]> {
  const people: NewGuest[] = [];
  for (const name of NAMES) {
    const welcome = await guests.welcome(name);
    if (!welcome.ok) throw new Error(JSON.stringify(welcome));
    people.push({ ...welcome.guest, secret: welcome.secret });
  }
  return people;
}

async function layRoom(
  store: Store,
  pack: GamePack,
  wanted: Wanted,
  people: readonly NewGuest[],
  names: (id: string) => string,
): Promise<LaidRoom> {
  for (let seed = 0; ; seed++) {
    const laid = roomWith(pack, wanted, people, seed, names);
    const entries = await playUntil(pack, laid.row, REACHED[wanted.situation], fast(seed).stream('play'));
    if (entries === null) continue;
    await store.rooms.add({ ...laid.room, version: laid.room.version - 1 });
    await store.rooms.saveWithMatch(laid.room, laid.row);
    await store.matches.append(chained(laid.row, entries));
    return { ...wanted, match: laid.row.id, people };
  }
}

/** As people make it, with dice that follow from a number. */
function roomWith(pack: GamePack, wanted: Wanted, people: readonly NewGuest[], seed: number, names: (id: string) => string) {
  const secret = new Uint8Array(32).fill(seed % 256);
  secret[0] = seed >> 8;
  const dice = { secret: Buffer.from(secret).toString('hex'), commit: commitTo(secret) };
  const [mei, ann] = people.map(({ id }) => id);
  if (mei === undefined || ann === undefined) throw new Error('it takes two');
  const now = Date.now();
  const made = createRoom({
    code: wanted.code,
    game: GAME,
    pack,
    settings: { seats: 2, pace: wanted.pace, speed: '2x' },
    host: mei,
    dice,
    now,
  });
  if (!made.ok) throw new Error(JSON.stringify(made));
  let { room } = made;
  const context = { pack, now, present: new Set([mei, ann]) };
  const acts = [
    [ann, { do: 'sit', seat: 1 }],
    [ann, { do: 'ready', nonce: NONCES[1] ?? '' }],
    [mei, { do: 'start', nonce: NONCES[0] ?? '' }],
  ] as const;
  for (const [who, what] of acts) {
    const done = act(room, who, what, context);
    if (!done.ok) throw new Error(JSON.stringify(done));
    room = done.room;
  }
  const row = matchOf(room, { id: newMatchId(), game: pack.game, now, names });
  return { row, room: started(room, row.id, newDice()) };
}

/** The answers that lead there; null: with these dice it is over before. */
async function playUntil(
  pack: GamePack,
  row: MatchRow,
  reached: (match: Match<Types>) => boolean,
  rng: Rng,
): Promise<Entry[] | null> {
  const entries: Entry[] = [];
  const clock = new SimulatedClock();
  const table = new Table({
    game: pack.game,
    match: matchOfRow(pack, row),
    holders: NAMES.map(() => person),
    times: NO_TIMES,
    oneScreen: true,
    botWait: 0,
    standIn: { choose: () => null },
    clock,
    store: { append: (entry) => void entries.push({ ...entry, id: `laid-${entry.seq}` }) },
    luck: fast(1),
  });
  const nobody = { frame: () => {}, status: () => {} };
  for (const who of [MEI, ANN]) table.connect(who, nobody);
  const { match } = table;
  while (match.over === null && !reached(match)) {
    const who = match.asked.find((each) => (match.question(each)?.options.length ?? 0) > 0 && !table.status(each).passed);
    if (who === undefined) throw new Error('nobody is asked');
    const question = match.question(who);
    if (question === null) throw new Error('nothing is asked');
    const done = await table.answer(who, question.id, optionFor(match, who, rng));
    if (!done.ok) throw new Error(JSON.stringify(done));
    await clock.pass(0);
  }
  table.close();
  return match.over === null ? entries : null;
}

function optionFor(match: Match<Types>, who: Seat, rng: Rng): Flat {
  const question = match.question(who);
  if (question === null) return CONCEDE;
  if (question.window) return match.fallback(who);
  const options = question.options.filter((option) => !IDLE.has(String(option['do'])));
  return options.length === 0 ? match.fallback(who) : rng.pick(options);
}

function chained(row: MatchRow, entries: readonly Entry[]): AnswerRow[] {
  let chain = chainStart(row);
  return entries.map(({ id, ...entry }) => {
    const bare = { match: row.id, ...entry, ...(id === undefined ? {} : { clientId: id }) };
    chain = link(chain, bare);
    return { ...bare, chain };
  });
}

/** Somebody with the key of one of a room's people, at its table. */
export async function sitDown(browser: Browser, house: House, room: LaidRoom, index: number): Promise<Person> {
  const name = room.people[index]?.nickname ?? '';
  const person = await Person.come(browser, name, { drawn: false, settings: { sound: false } });
  await takeSeat(person, house, room, index);
  return person;
}

/** Somebody is given the key of one of a room's people, and sits down at its table. */
export async function takeSeat({ page }: Person, house: House, { code, people }: LaidRoom, index: number): Promise<void> {
  const key = people[index];
  if (key === undefined) throw new Error('there is no such guest');
  await page.addInitScript(
    ([name = '', kept = '']) => localStorage.setItem(name, kept),
    [`tavern.guest:${house.url}`, JSON.stringify(key)],
  );
  await page.goto(`${house.url}/#/room/${code}`);
  await page.locator('main.own-table').waitFor();
}

/** From one laid room to another one of theirs, by its address. */
export async function goOver({ page }: Person, house: House, { code }: LaidRoom): Promise<void> {
  await page.goto(`${house.url}/#/`);
  await page.locator('main.own-table').waitFor({ state: 'detached' });
  await page.goto(`${house.url}/#/room/${code}`);
  await page.locator('main.own-table').waitFor();
}
