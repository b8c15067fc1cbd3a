import { type Say, say } from '@tavern/engine';
import type { RoomView } from '@tavern/wire';
import { unready } from './awaited.ts';

/** What the big button does for this guest, what it says below its label, and why it does nothing yet. */
export interface NextStep {
  readonly does: 'start' | 'ready' | 'unready' | 'sit' | 'wait';
  readonly sub?: Say;
  readonly why?: Say;
}

/** More would not fit the button. */
const MOST_NAMES = 2;

/** `forOne`: whoever starts plays alone. */
export function nextStep(room: RoomView, me: string, forOne: boolean): NextStep {
  if (room.host === me) return starting(room, forOne);
  const own = room.seats.find((seat) => seat.by === 'person' && seat.guest === me);
  if (own?.by === 'person') {
    if (!own.ready) return { does: 'ready', sub: say('lobby.ready.sub', { host: room.hostName }) };
    return { does: 'unready', sub: shortReason(room) ?? say('lobby.start.waits', { who: room.hostName }) };
  }
  if (room.seats.some(({ by }) => by === 'open')) return { does: 'sit', sub: say('lobby.sit.sub') };
  return { does: 'wait', why: shortReason(room) ?? say('lobby.start.waits', { who: room.hostName }) };
}

function starting(room: RoomView, forOne: boolean): NextStep {
  const why = shortReason(room);
  if (why !== null) return { does: 'start', why };
  return { does: 'start', sub: say(forOne ? 'lobby.start.sub.run' : 'lobby.start.sub') };
}

/** Why not yet, short enough for the button; null: the host may start. */
function shortReason(room: RoomView): Say | null {
  const { mayStart } = room;
  if (mayStart.ok) return null;
  if (mayStart.code === 'too-few') return say('lobby.start.few', { missing: mayStart.why.with?.['missing'] ?? 1 });
  if (mayStart.code !== 'not-ready') return say('lobby.start.amiss');
  const waiting = unready(room);
  if (waiting.length > MOST_NAMES) return say('lobby.start.waits.many', { n: waiting.length });
  return say('lobby.start.waits', { who: waiting.map((seat) => ({ seat })) });
}
