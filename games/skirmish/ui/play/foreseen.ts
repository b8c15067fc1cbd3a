import { foreseePart, type Json, type Seat } from '@tavern/engine';
import type { GameTableProps } from '@tavern/kit';
import { game } from '../../rules/game.ts';
import type { Skirmish, SkirmishOption } from '../../rules/types.ts';
import { type Aftermath, aftermathOf, type Sure, sureOf } from './aftermath.ts';

/** Enough worlds to notice what hangs on hidden cards; few enough for every lit place of a card to be told at once. */
const WORLDS = 3;

type PacketAndView = Pick<GameTableProps<Skirmish>, 'packet' | 'view'>;

/** What is certain to come of an answer; null: nothing is. The rules say so: nothing is worked out here. */
export function foreseen({ packet }: PacketAndView, who: Seat, option: SkirmishOption): Aftermath | null {
  const sure = foreseePart(game, packet, who, option, (followed) => sureOf(followed) as unknown as Json, { worlds: WORLDS });
  return sure === null ? null : aftermathOf(packet.view, sure as unknown as Sure);
}
