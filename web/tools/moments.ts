import { type Match, type Rng, type Seat, seat, type Types } from '@tavern/engine';
import { entryOf, type GamePack } from '@tavern/games';
import type { Entry } from '@tavern/host';
import type { Moment as AnyMoment, Plan, TableDriver } from '../../games/test/table/driver.ts';
import type { HereMatch } from '../play/here/here-match.ts';
import { begun } from '../play/here/rebuild.ts';
import { newHereMatch } from '../play/here/start.ts';
import { TODAY } from './time.ts';

const ME = seat(0);

/** A match as the browser stores it. */
export interface StoredMatch {
  readonly match: HereMatch;
  readonly log: readonly Entry[];
}

export interface Laid<T extends Types> extends AnyMoment<T> {
  readonly stored: () => StoredMatch;
}

const bytesBy = (rng: Rng) => ({ bytes: (count: number) => Uint8Array.from({ length: count }, () => rng.int(256)) });

function begin(pack: GamePack, game: string, plan: Plan, name: string): HereMatch {
  const { players, rules, seed, rng, people = [name], watched, choices = [] } = plan;
  const seats = Array.from({ length: players }, (_, index) => {
    const person = watched === true ? undefined : people[index];
    const choice = choices[index] === undefined ? {} : { choice: choices[index] };
    return person === undefined
      ? { by: 'bot' as const, level: 'normal', ...choice }
      : { by: 'person' as const, name: person, ...choice };
  });
  const start = { game, seats, ...(rules && { rules }), ...(seed && { seed }) };
  const made = newHereMatch(pack, start, bytesBy(rng), TODAY);
  if (!made.ok) throw new Error(`refused: ${JSON.stringify(made)}`);
  return made.match;
}

const BETWEEN_ANSWERS = 4_000;
const LONGEST = 900;

/** One match from its first question to its end: a moment each time the first seat is asked. The same plan gives the same match. */
export async function* momentsOf<T extends Types>(
  { game, choose }: Pick<TableDriver<T>, 'game' | 'choose'>,
  plan: Plan,
  name: string,
): AsyncGenerator<Laid<T>> {
  const pack = await entryOf(game)?.load();
  if (pack === undefined) throw new Error(`there is no game '${game}'`);
  const { players } = plan;
  const row = begin(pack, game, plan, name);
  const match = begun(pack, row) as unknown as Match<T>;
  const log: Entry[] = [];
  const storeMatch = (): (() => StoredMatch) => {
    const answers = log.length;
    const winners = match.over?.winners ?? null;
    const endedAt = match.over === null ? null : TODAY + answers * BETWEEN_ANSWERS;
    return () => ({
      match: { ...row, endedAt, summary: { ...row.summary, answers, winners } },
      log: log.slice(0, answers),
    });
  };
  let last: { readonly moment: Laid<T>; readonly after: T['event'][] } | null = null;
  while (match.over === null && log.length < LONGEST) {
    // Players who only wait for others are asked last.
    const others: readonly Seat[] = match.asked.filter((each) => each !== ME);
    let answered = false;
    for (const who of match.asked.includes(ME) ? [ME, ...others] : others) {
      const asked = match.question(who);
      const option = await choose(match, who, plan);
      if (asked === null || option === null) continue;
      const view = who === ME ? match.packet(ME).view : null;
      const stored = storeMatch();
      const result = match.answer(who, asked.id, option);
      if (!result.ok) throw new Error(`refused: ${JSON.stringify(result)}`);
      const seq = log.length + 1;
      const by = row.seats[who]?.level == null ? {} : { by: 'bot' as const };
      log.push({ seq, seat: who, option, at: seq * BETWEEN_ANSWERS, frame: seq, ...by });
      const told = match.told(result.events, ME);
      if (view === null) last?.after.push(...told);
      else {
        if (last !== null) yield last.moment;
        const after: T['event'][] = [];
        last = { moment: { plan, players, view, asked, over: null, answer: option, leads: told, after, stored }, after };
      }
      answered = true;
      break;
    }
    if (!answered) throw new Error('nobody knows what to do');
  }
  if (last !== null) yield last.moment;
  const { over } = match;
  yield {
    plan,
    players,
    view: match.packet(ME).view,
    asked: null,
    over,
    answer: null,
    leads: [],
    after: [],
    stored: storeMatch(),
  };
}

/** Everything has happened within this many matches. */
const MOST_MATCHES = 3_000;

/** The numbers of a game's matches in the order in which they are looked through: first those in which its situations are known to be met. */
export function* matchNumbers({ matches = [] }: { readonly matches?: readonly number[] }): Generator<number> {
  yield* matches;
  for (let nth = 1; nth <= MOST_MATCHES; nth++) if (!matches.includes(nth)) yield nth;
}

/** Plays a game's matches until every wanted situation was met. The first of each kind is the one in the picture. */
export async function meet<T extends Types>(
  driver: TableDriver<T>,
  wanted: TableDriver<T>['situations'],
  name: string,
  numbers: Iterable<number> = matchNumbers(driver),
): Promise<ReadonlyMap<string, Laid<T>>> {
  const met = new Map<string, Laid<T>>();
  for (const nth of numbers) {
    if (met.size === wanted.length) break;
    for await (const moment of momentsOf(driver, driver.plan(nth), name))
      for (const situation of wanted) if (!met.has(situation.name) && situation.met(moment)) met.set(situation.name, moment);
  }
  return met;
}
