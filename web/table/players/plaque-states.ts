import { type Packet, type Say, type Seat, say, seatsOf, type Types } from '@tavern/engine';
import type { Status } from '@tavern/host';

/** What a player's plaque says beside the name. */
export interface PlaqueState {
  readonly seat: Seat;
  /** The person in front of this screen. */
  readonly you: boolean;
  readonly bot: boolean;
  /** The match waits for them. */
  readonly asked: boolean;
  /** The match waits for the viewer of this screen. */
  readonly now: boolean;
  /** Away right now, or gone for good. */
  readonly faded: boolean;
  readonly winner: boolean;
  /** The most important unusual fact, if there is one. */
  readonly note: { readonly say: Say; readonly icon: string } | null;
}

export interface AtTable {
  readonly packet: Packet<Types>;
  readonly status: Status | null;
  readonly players: number;
  readonly own: readonly Seat[];
  /** The viewer's seat, where several share the screen. */
  readonly viewer: Seat | null;
  /** Those who gave up. */
  readonly gone: readonly Seat[];
}

export const plaquesOf = (table: AtTable): PlaqueState[] => seatsOf(table.players).map((seat) => plaqueOf(seat, table));

function plaqueOf(seat: Seat, table: AtTable): PlaqueState {
  const { packet, status, own, viewer, gone } = table;
  const chair = status?.seats[seat];
  const passed = seat === viewer && status?.passed === true;
  const asked = packet.over === null && status?.closed == null && !passed && packet.waiting.some((each) => each.seat === seat);
  const away = chair?.by === 'person' && !chair.here;
  return {
    seat,
    you: viewer === null ? own.includes(seat) && own.length === 1 : seat === viewer,
    bot: chair?.by === 'bot',
    asked,
    now: asked && seat === viewer && chair?.lent !== true,
    faded: gone.includes(seat) || (away && packet.over === null),
    winner: packet.over?.winners.includes(seat) ?? false,
    note: noteOf(seat, { ...table, asked, away }),
  };
}

function noteOf(
  seat: Seat,
  { packet, status, gone, viewer, asked, away }: AtTable & { readonly asked: boolean; readonly away: boolean },
): PlaqueState['note'] {
  const chair = status?.seats[seat];
  if (packet.over?.winners.includes(seat)) return { say: say('frame.player.won'), icon: 'crown' };
  if (gone.includes(seat)) return { say: say('frame.player.gone'), icon: 'white-tower' };
  if (packet.over !== null) return null;
  if (chair?.by === 'empty') return { say: say('frame.player.empty'), icon: 'cog' };
  if (chair?.lent) return { say: say(seat === viewer ? 'frame.player.lent.you' : 'frame.player.lent'), icon: 'cog' };
  if (away) return { say: say('frame.player.away'), icon: 'hourglass' };
  if (!asked) return null;
  return seat === viewer
    ? { say: say('frame.player.asked.you'), icon: 'candle-flame' }
    : { say: say('frame.player.asked'), icon: 'hourglass' };
}

/** A player who has given up stays in the list, because not every packet mentions it. */
export function goneBy(before: readonly Seat[], packet: Packet<Types> | null): readonly Seat[] {
  const more = packet?.flow?.gone.filter((seat) => !before.includes(seat)) ?? [];
  return more.length === 0 ? before : [...before, ...more];
}
