import { type Language, type Refusal, refuse, type Seat, seat as toSeat } from '@tavern/engine';
import type { Frame, Status, TableResult } from '@tavern/host';
import type { Given, ReadRequest, TableAct, TableState } from '@tavern/wire/http';
import { routes } from '@tavern/wire/http';
import { answeredBefore } from '../play/access.ts';
import { FinishedMatch } from '../play/finished-match.ts';
import type { LiveMatch } from '../play/live-match.ts';
import { refuseWith } from '../refusal.ts';
import { Look } from './look.ts';
import type { Pages } from './pages.ts';
import type { Poller } from './poller.ts';
import { Telling } from './telling.ts';

type Done = { readonly ok: true } | Refusal;

export type AtTable = Look | FinishedMatch;

export const matchOf = (at: AtTable): LiveMatch | FinishedMatch => (at instanceof Look ? at.live : at);

/** What a poller sees of a table, and does there. The seat follows from the guest: nobody can name a seat. */
export class Tables {
  private readonly pages: Pages;
  private readonly now: () => number;

  constructor(pages: Pages, now: () => number) {
    this.pages = pages;
    this.now = now;
  }

  async state(
    poller: Poller,
    at: AtTable,
    { since, language }: { readonly since: number | undefined; readonly language: Language },
  ): Promise<TableState | Refusal> {
    const match = matchOf(at);
    const { row } = match;
    const seat = match.seatOf(poller.guest.id);
    const last = at instanceof Look ? at.newest : await this.pages.last(poller, at, seat);
    if ('ok' in last) return last;
    const page =
      since === undefined || since >= last.n
        ? { frames: [], newest: last.n }
        : await this.pages.after(poller, match, { seat, since, newest: at instanceof Look ? last.n : null });
    if ('ok' in page) return page;
    // What came while the page was made is on it already.
    const newest = latest(last, page.frames);
    const telling = await Telling.of(row, seat, language);
    return {
      ok: true,
      match: row.id,
      game: row.game,
      room: row.room === '' ? null : row.room,
      seat,
      names: [...telling.names],
      frame: newest.n,
      at: newest.at,
      ...telling.standing(newest.packet),
      frames: page.frames.map((frame) => telling.frame(frame)),
      next: page.frames.at(-1)?.n ?? newest.n,
      status: statusOf(at, seat === null ? null : toSeat(seat), this.now()),
    };
  }

  async answer(
    poller: Poller,
    { params: { id: match }, body }: ReadRequest<typeof routes.answer>,
  ): Promise<Given<typeof routes.answer> | Refusal> {
    const at = await poller.at(match);
    if (at instanceof FinishedMatch) {
      if (at.seatOf(poller.guest.id) === null) return refuseWith('not-a-player');
      return answeredBefore(at, poller.guest.id, body) ?? refuse('match-over');
    }
    if (!(at instanceof Look)) return at;
    const { live, seat } = at;
    if (seat === null) return refuseWith('not-a-player');
    const result = await live.answer(seat, body.id, body.question, body.option);
    if (!result.ok) return result;
    const { frame, held } = result;
    return held === undefined ? { ok: true, frame } : { ok: true, frame, held };
  }

  async act(poller: Poller, match: string, act: TableAct): Promise<{ readonly ok: true } | Refusal> {
    const at = await poller.at(match);
    if (at instanceof FinishedMatch) return refuse('match-over');
    if (!(at instanceof Look)) return at;
    const { live, seat } = at;
    if (seat === null) return refuseWith('not-a-player');
    if (act.do === 'back') {
      live.table.back(seat);
      return { ok: true };
    }
    const done = await doneAt(live, toSeat(seat), act);
    return done.ok ? { ok: true } : done;
  }
}

type Deed = Exclude<TableAct, { readonly do: 'back' }>;

function doneAt({ table }: LiveMatch, seat: Seat, act: Deed): Promise<TableResult | Done> | Done {
  switch (act.do) {
    case 'claim':
      return table.claim(seat);
    case 'more':
      return table.more(seat);
    default:
      return table.lend(seat, toSeat(act.seat));
  }
}

const latest = (one: Frame, others: readonly Frame[]): Frame =>
  others.reduce((last, each) => (each.n > last.n ? each : last), one);

function statusOf(at: AtTable, seat: Parameters<FinishedMatch['status']>[0] | null, now: number): TableState['status'] {
  const status: Status | null = at instanceof Look ? at.standing : seat === null ? null : at.status(seat, now);
  return status === null ? null : told(status);
}

/** Plain, and nothing that a status may have one day before somebody has decided that it may be told. */
export const told = ({
  now,
  paused,
  closed,
  seats,
  clocks,
  allAnswer,
  passed,
  mayClaim,
  mayLend,
  missed,
}: Status): NonNullable<TableState['status']> => ({
  now,
  paused,
  closed,
  seats: seats.map(({ by, here, lent }) => ({ by, here, lent })),
  clocks: clocks.map(({ seat, clock, endsAt, extended }) => ({ seat, clock, endsAt, ...(extended ? { extended } : {}) })),
  ...(allAnswer ? { allAnswer } : {}),
  passed,
  mayClaim,
  mayLend: [...mayLend],
  missed,
});
