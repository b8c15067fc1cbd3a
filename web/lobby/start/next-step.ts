import { type Say, say } from '@tavern/engine';
import type { RoomView } from '@tavern/wire';
import { unready } from './awaited.ts';

/** What the big button does for this guest, the line below its label, and why it is blocked. */
export interface NextStep {
  readonly does: 'start' | 'ready' | 'unready' | 'sit' | 'wait';
  /** Left out: the usual label of the step. */
  readonly label?: Say;
  readonly sub?: Say;
  readonly why?: Say;
}

/** More names would not fit on the button. */
export const MOST_NAMES = 2;

/** `forOne`: the guest who starts plays alone. `suggested`: what a guest who has not picked would play; null: there is nothing to pick. */
export function nextStep(room: RoomView, me: string, forOne: boolean, suggested: string | null): NextStep {
  if (room.host === me) return starting(room, forOne, suggested);
  const own = room.seats.find((seat) => seat.by === 'person' && seat.guest === me);
  if (own?.by === 'person') {
    if (!own.ready && suggested !== null)
      return { does: 'ready', label: say('lobby.ready.as', { what: suggested }), sub: say('lobby.ready.as.sub') };
    if (!own.ready) return { does: 'ready', sub: say('lobby.ready.sub', { host: room.hostName }) };
    return { does: 'unready', sub: shortReason(room) ?? say('lobby.start.waits', { who: room.hostName }) };
  }
  if (room.seats.some(({ by }) => by === 'open')) return { does: 'sit', sub: say('lobby.sit.sub') };
  return { does: 'wait', why: shortReason(room) ?? say('lobby.start.waits', { who: room.hostName }) };
}

function starting(room: RoomView, forOne: boolean, suggested: string | null): NextStep {
  const why = shortReason(room);
  if (why !== null) return { does: 'start', why };
  if (suggested !== null) return { does: 'start', sub: say('lobby.start.as', { what: suggested }) };
  return { does: 'start', sub: say(forOne ? 'lobby.start.sub.run' : 'lobby.start.sub') };
}

/** Whom the host may start without: those who are not ready, if at least `least` players remain. */
export function leftOut(room: RoomView, me: string, least: number): readonly { readonly seat: number; readonly guest: string }[] {
  const { host, mayStart, seats } = room;
  if (host !== me || mayStart.ok || mayStart.code !== 'not-ready') return [];
  const waiting = unready(room).flatMap((seat) => {
    const there = seats[seat];
    return there?.by === 'person' ? [{ seat, guest: there.guest }] : [];
  });
  const taken = seats.filter(({ by }) => by !== 'open').length;
  return taken - waiting.length >= least ? waiting : [];
}

/** Why the host may not start yet, short enough for the button; null: they may. */
function shortReason(room: RoomView): Say | null {
  const { mayStart } = room;
  if (mayStart.ok) return null;
  if (mayStart.code === 'too-few') return say('lobby.start.few', { missing: mayStart.why.with?.['missing'] ?? 1 });
  if (mayStart.code !== 'not-ready') return say('lobby.start.amiss');
  const waiting = unready(room);
  if (waiting.length > MOST_NAMES) return say('lobby.start.waits.many', { n: waiting.length });
  return say('lobby.start.waits', { who: waiting.map((seat) => ({ seat })) });
}
