import type { Seat } from '@tavern/engine';
import { boxOf, type MatchBox } from './box.ts';
import type { InterruptPoint, Treasure } from './catalog.ts';
import { smallItems } from './pack.ts';
import { type Player, playerAt, type State } from './state.ts';
import type { M } from './types.ts';

/** When a small carried item may matter: an interrupt, or the step before a tile resolves. */
type Moment = InterruptPoint | 'arrive';

const mattersAt = ({ point, arrive, size }: Treasure, moment: Moment): boolean =>
  size === 1 && (moment === 'arrive' ? arrive !== undefined : point === moment);

/** Tiers of the cards that matter at each moment: a card that is not in the box cannot be held. */
const tiersIn = new WeakMap<MatchBox, { [moment in Moment]?: number[] }>();

function tiersOf(box: MatchBox, moment: Moment): number[] {
  let known = tiersIn.get(box);
  if (known === undefined) {
    known = {};
    tiersIn.set(box, known);
  }
  return (known[moment] ??= box.treasure.flatMap((deck, tier) =>
    deck.some(({ card }) => mattersAt(card, moment)) ? [tier] : [],
  ));
}

/** By public knowledge: something small is carried, and the tier fits. Being asked is then no tell. */
export const couldHold = ({ rules }: State, player: Player, moment: Moment): boolean =>
  smallItems(player) > 0 && tiersOf(boxOf(rules), moment).some((tier) => (player.tiers[tier] as number) > 0);

/** Everybody among these who could interrupt here is asked at once (H-35, H-36). A knocked-out player cannot. */
export function askHolders(m: M, among: readonly Seat[], point: InterruptPoint, by: Seat, card: string | null): void {
  const asked = among.filter((seat) => {
    const player = playerAt(m.state, seat);
    return !player.down && !player.out && couldHold(m.state, player, point);
  });
  if (asked.length > 0) m.ask(asked, { kind: 'interrupt', point, by, card, tile: playerAt(m.state, by).at });
}
