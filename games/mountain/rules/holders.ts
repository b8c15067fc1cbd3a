import type { Seat } from '@tavern/engine';
import { type InterruptPoint, type Treasure, treasures } from './catalog.ts';
import { smallItems } from './pack.ts';
import { type Player, playerAt } from './state.ts';
import type { M } from './types.ts';

/** When a small carried item may matter: an interrupt, or the step before a tile resolves. */
type Moment = InterruptPoint | 'arrive';

const mattersAt = ({ point, arrive, size }: Treasure, moment: Moment): boolean =>
  size === 1 && (moment === 'arrive' ? arrive !== undefined : point === moment);

/** Tiers of the cards that matter at each moment: the same for every match. */
const tiersAt: { [moment in Moment]?: number[] } = {};
const tiersOf = (moment: Moment): number[] =>
  (tiersAt[moment] ??= treasures.all.filter((card) => mattersAt(card, moment)).map(({ tier }) => tier - 1));

/** By public knowledge: something small is carried, and the tier fits. Being asked is then no tell. */
export const couldHold = (player: Player, moment: Moment): boolean =>
  smallItems(player) > 0 && tiersOf(moment).some((tier) => (player.tiers[tier] as number) > 0);

/** Everybody among these who could interrupt here is asked at once (H-35, H-36). A knocked-out player cannot. */
export function askHolders(m: M, among: readonly Seat[], point: InterruptPoint, by: Seat, card: string | null): void {
  const asked = among.filter((seat) => {
    const player = playerAt(m.state, seat);
    return !player.down && !player.out && couldHold(player, point);
  });
  if (asked.length > 0) m.ask(asked, { kind: 'interrupt', point, by, card, tile: playerAt(m.state, by).at });
}
