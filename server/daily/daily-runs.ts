import type { Refusal } from '@tavern/engine';
import { type Daily, entryOf, type GamePack } from '@tavern/games';
import type { Clock } from '@tavern/host';
import type { DailyTable, ReadRequest, Reply } from '@tavern/wire';
import type { Guests } from '../guests/guests.ts';
import { unknownGame } from '../hall/unknown-game.ts';
import type { Matches } from '../play/matches.ts';
import { packOf } from '../play/pack.ts';
import { newMatchId } from '../random.ts';
import { refuseWith } from '../refusal.ts';
import type { Dice } from '../rooms/create.ts';
import type { Attempt, DayRow, ScoreRow, Store } from '../store/store.ts';
import { Buckets } from '../wire/bucket.ts';
import { attemptMatch } from './attempt.ts';
import { dayBefore, dayOf, endOf, minuteOf, revealOf } from './day.ts';
import { ownStanding, scoreTable } from './score-table.ts';

export interface DailySetup {
  readonly store: Store;
  readonly guests: Guests;
  readonly clock: Clock;
  readonly matches: Matches;
  readonly newDice: () => Dice;
  /** New attempts, an hour from one address. */
  readonly newAttempts: number;
}

const HOUR_SECONDS = 3_600;
/** How often another server may be faster before we give up. */
const TRIES = 5;
const LISTED = 100;
/** How many unfinished runs are looked at when the server starts. */
const TAKEN_UP = 1_000;

type Played = { readonly ok: true; readonly pack: GamePack; readonly daily: Daily };
type ScoresRequest = ReadRequest<'daily.table'>;

/** The run of the day: one scored attempt per guest, the same dice for all. The game's pack says what a run is worth. */
export class DailyRuns {
  private readonly setup: DailySetup;
  /** Becoming a guest costs nothing: without a limit somebody could try the dice out as many others first. */
  private readonly newAttempts: Buckets;
  private closing = false;

  constructor(setup: DailySetup) {
    this.setup = setup;
    this.newAttempts = new Buckets(setup.newAttempts, HOUR_SECONDS);
  }

  /** Today's attempt of this guest: a new one, or the one that was begun. */
  async start(guest: string, address: string, { game }: ReadRequest<'daily.start'>): Promise<Reply<'daily.start'>> {
    const { clock, store, guests, matches } = this.setup;
    const played = await this.played(game);
    if (!played.ok) return played;
    await guests.learn([guest]);
    const name = guests.name(guest);
    const now = clock.now();
    const dice = await this.dayRow(game, dayOf(now));
    const { day } = dice;
    for (let tries = 0; tries < TRIES; tries++) {
      const attempt = await this.attempt(game, day, guest);
      if (attempt?.state === 'running') return { ok: true, day, match: attempt.match };
      if (attempt?.state === 'done') return isDone(day, attempt.score);
      if (!this.newAttempts.take(address, now)) return refuseWith('too-many-attempts');
      const match = attemptMatch({ ...played, id: newMatchId(), dice, guest, name, now });
      const begin = await matches.prepare(match);
      if (!(await store.daily.begin({ game, day, guest, name }, match))) {
        this.newAttempts.owe(address, now, -1);
        continue;
      }
      begin();
      return { ok: true, day, match: match.id };
    }
    return refuseWith('busy');
  }

  /** The scores of a day, and how this guest's own attempt stands. */
  async table(guest: string, asked: ScoresRequest): Promise<Reply<'daily.table'>> {
    const { clock, store } = this.setup;
    const { game, day = dayOf(clock.now()) } = asked;
    const played = await this.played(game);
    if (!played.ok) return played;
    // Before the scores are read: the attempt may be over, and its score on the way to the store.
    const attempt = await this.attempt(game, day, guest);
    const table = await this.publicTable({ game, day }, guest);
    if (!table.ok) return table;
    const better =
      attempt?.state === 'done' ? await store.daily.better({ game, day, before: table.revealsAt }, attempt.score) : 0;
    return { ...table, own: ownStanding(attempt, day, better) };
  }

  /** The same as everybody may see it; today's is made when it is first looked at. */
  async publicTable({ game, ...asked }: ScoresRequest, guest?: string): Promise<({ readonly ok: true } & DailyTable) | Refusal> {
    const { clock, store } = this.setup;
    const played = await this.played(game);
    if (!played.ok) return played;
    const now = clock.now();
    const day = asked.day ?? dayOf(now);
    const row = day === dayOf(now) ? await this.dayRow(game, day) : await store.daily.day(game, day);
    if (row === null) return refuseWith('no-such-day', { day }, 'day');
    const counted = { game, day, before: revealOf(day) };
    const [previous, players, scores] = await Promise.all([
      store.daily.previous(game, day),
      store.daily.players(counted),
      store.daily.scores({ ...counted, limit: LISTED }),
    ]);
    const told = { row, previous, now, players, scores };
    return { ok: true, ...scoreTable(guest === undefined ? told : { ...told, guest }) };
  }

  /** Ends runs that a crash has caught between their last answer and their end, so that their scores are there for everybody. */
  async takeUp(): Promise<void> {
    const { store, clock, matches } = this.setup;
    const since = dayBefore(dayOf(clock.now()));
    for (const match of await store.daily.running(since, TAKEN_UP)) {
      if (this.closing) return;
      await matches.concluded(match);
    }
  }

  close(): void {
    this.closing = true;
  }

  private async played(game: string): Promise<Played | Refusal> {
    if (entryOf(game) === undefined) return unknownGame(game);
    const pack = await packOf(game);
    return pack.daily === undefined ? refuseWith('no-daily', { game }, 'game') : { ok: true, pack, daily: pack.daily };
  }

  /** Its dice are drawn when they are first needed. Of several servers that do so at once the first one's count. */
  private async dayRow(game: string, day: string): Promise<DayRow> {
    const { store, clock, newDice } = this.setup;
    const known = await store.daily.day(game, day);
    return known ?? store.daily.addDay({ game, day, ...newDice(), createdAt: clock.now() });
  }

  /** An attempt whose last answer is given is done, though its end may still be on its way to the store. */
  private async attempt(game: string, day: string, guest: string): Promise<Attempt | null> {
    const { store, matches } = this.setup;
    const attempt = await store.daily.attempt({ game, day, guest });
    if (attempt?.state !== 'running') return attempt;
    await matches.concluded(attempt.match);
    return store.daily.attempt({ game, day, guest });
  }
}

const isDone = (day: string, { points, turns }: ScoreRow): Refusal =>
  refuseWith('daily-done', { points, turns, next: minuteOf(endOf(day)), at: endOf(day) });
