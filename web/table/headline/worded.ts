import type { Packet, Question, Seat, Types } from '@tavern/engine';
import type { GameUi } from '@tavern/kit';
import type { Slip } from './headline-of.ts';

interface Seen {
  readonly packet: Packet<Types>;
  readonly question: Question<Types> | null;
  readonly viewer: Seat | null;
}

/** A game can replace the words for its question, and for what happens while other players are asked. */
export function wordedBy(ui: Pick<GameUi, 'slip' | 'waits'> | null, slip: Slip, { packet, question, viewer }: Seen): Slip {
  if (slip.mood === 'waiting') return { ...slip, ...ui?.waits?.(packet, viewer) };
  if ((slip.mood !== 'mine' && slip.mood !== 'window') || question === null || ui?.slip === undefined) return slip;
  const said = ui.slip(packet.view, question);
  if (said === null) return slip;
  return 'title' in said ? { ...slip, ...said } : { ...slip, title: said, sub: null };
}
