import { type Say, say } from '@tavern/engine';
import { type Powerup, powerups } from '../../rules/catalog.ts';
import { REROLLS } from '../../rules/economy.ts';
import type { PowerupId, State } from '../../rules/state.ts';
import { loadedDice } from '../../rules/throwing.ts';
import { powerupSay } from '../../text/tell.ts';
import type { ShownFight } from '../show/shown-fight.ts';

/** An owned powerup, and what is left of it in this round. */
export interface OwnedPowerup {
  readonly card: Powerup;
  readonly copies: number;
  /** What it does under the rules of this run. */
  readonly does: Say;
  readonly left: Say;
  /** Nothing of it is left in this round. */
  readonly spent: boolean;
}

type Remaining = { readonly left: Say; readonly spent?: boolean };

const uses = (left: number, of: number): Remaining => ({ left: say('combat.powerup.left', { left, of }), spent: left === 0 });
const chance = (id: 'lucky-clover' | 'devils-ward', copies: number): Remaining => ({
  left: say('combat.powerup.chance', { p: Math.min(100, (powerups.get(id).by ?? 0) * copies) }),
});

function told({ rules }: Pick<State, 'rules'>, { owned, rerolls, wildsUsed, acesUsed }: ShownFight, id: PowerupId): Remaining {
  const copies = owned[id];
  const counting = rules.stackEverything ? copies : 1;
  switch (id) {
    case 'loaded-dice':
      return { left: say('combat.powerup.loaded', { n: loadedDice({ rules, owned }) }) };
    case 'high-roller':
      return { left: say('combat.powerup.high') };
    case 'double-down':
      return { left: say('combat.powerup.double', { times: 1 + counting }) };
    case 'point-boost':
      return { left: say('combat.powerup.boost', { n: copies }) };
    case 'guaranteed-point':
      return { left: say('combat.powerup.sure') };
    case 'ace-saver':
      return uses(counting - acesUsed, counting);
    case 'wild-die':
      return uses(copies - wildsUsed, copies);
    case 'extra-reroll':
      return uses(rerolls, REROLLS + copies);
    case 'lucky-clover':
    case 'devils-ward':
      return chance(id, copies);
    case 'first-strike':
      return { left: say('combat.powerup.kept', { n: copies }) };
  }
}

export const ownedPowerups = (view: Pick<State, 'rules'>, shown: ShownFight): OwnedPowerup[] =>
  powerups.all
    .filter(({ id }) => shown.owned[id] > 0)
    .map((card) => ({
      card,
      copies: shown.owned[card.id],
      does: powerupSay(view.rules, card),
      spent: false,
      ...told(view, shown, card.id),
    }));
