import { commitTo } from '@tavern/engine';
import type { Clock, Frame } from '@tavern/host';
import type { DailyTable, Reply, TableLink } from '@tavern/wire';
import { machineClock } from '../../clock.ts';
import type { Store } from '../../store/store.ts';
import { playOn, type Taste } from '../play.ts';
import { type GuestClient, good, TestServer } from '../servers.ts';

export const GAME = 'cee-lo';
export const HOUR = 3_600_000;

/** The machine's clock, moved to another time, any number of times. */
export class MovedClock implements Clock {
  private moved = 0;

  constructor(time: string) {
    this.moveTo(time);
  }

  moveTo(time: string): void {
    this.moved = Date.parse(time) - machineClock.now();
  }

  now(): number {
    return machineClock.now() + this.moved;
  }

  after(ms: number, work: () => void): () => void {
    return machineClock.after(ms, work);
  }
}

/** A server on which it is this time (UTC). */
export async function serverAt(
  time: string,
  environment: { readonly [name: string]: string } = {},
  store?: Store,
): Promise<{ server: TestServer; clock: MovedClock }> {
  const clock = new MovedClock(time);
  return { server: await TestServer.start(environment, store, clock), clock };
}

export async function begin(guest: GuestClient): Promise<{ day: string; match: string; table: TableLink }> {
  const { day, match } = good(await guest.request('daily.start', { game: GAME }));
  return { day, match, table: await guest.table(match) };
}

/** Never buys: then what happens follows from the dice. */
const thrifty: Taste = (options) => options.find((option) => option.do !== 'shop' && option.do !== 'buy');

/** The whole run, and everything that was seen of it. */
export async function play(table: TableLink, taste: Taste = thrifty): Promise<readonly Frame[]> {
  const frames: Frame[] = [];
  if (table.newest !== null) frames.push(table.newest);
  table.listen({ frame: (_viewer, frame) => frames.push(frame) });
  await playOn(table, taste);
  return frames;
}

export const eventsOf = (frames: readonly Frame[]): readonly object[] => frames.flatMap(({ events }) => events);

/** This many answers of a run. The first cannot be its last: the enemy's first blow spares (H-04). */
export async function playSome(table: TableLink, answers: number): Promise<void> {
  for (let given = 0; given < answers; given++) {
    const option = thrifty(table.newest?.packet.question?.options ?? []);
    if (option === undefined) throw new Error('nothing is asked');
    good(await table.choose(option));
  }
}

export const tableOf = async (guest: GuestClient, day?: string): Promise<Extract<Reply<'daily.table'>, { ok: true }>> =>
  good(await guest.request('daily.table', day === undefined ? { game: GAME } : { game: GAME, day }));

/** As anybody sees it. */
export async function publicTable(url: string, day?: string): Promise<DailyTable> {
  const response = await fetch(`${url}/api/daily/${GAME}${day === undefined ? '' : `?day=${day}`}`);
  return good((await response.json()) as { readonly ok: true } & DailyTable);
}

export const commitOf = (secret: string | null): string => commitTo(Buffer.from(secret ?? '', 'hex'));
