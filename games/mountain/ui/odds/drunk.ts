import type { Seat } from '@tavern/engine';
import { treasures } from '../../rules/catalog.ts';
import { MAX_HP } from '../../rules/score.ts';
import type { ItemId } from '../../rules/state.ts';
import { tollOf, wholeLoss } from '../../rules/toll.ts';
import type { View } from '../../rules/view.ts';

/** What the table would look like to the odds after this drink (`battlePotions`); null: nothing is drunk. */
export function afterDrink(view: View, seat: Seat, drink: ItemId | null): View {
  const player = view.players[seat];
  if (drink === null || player === undefined) return view;
  const { heal = 0, drinkLoss = 0, drinkAttack: attack = 0, drinkDefence: defence = 0 } = treasures.get(drink);
  // Wards and HP are lost one for one, so it does not matter to the odds which of them goes.
  const hp = Math.min(MAX_HP, player.hp + heal) - wholeLoss(drinkLoss, tollOf(player));
  const boosts = attack + defence === 0 ? player.boosts : [...player.boosts, { from: drink, attack, defence, turns: 0 }];
  return { ...view, players: view.players.with(seat, { ...player, hp, boosts }) };
}
