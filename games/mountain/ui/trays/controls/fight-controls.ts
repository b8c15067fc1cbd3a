import { type Seat, say } from '@tavern/engine';
import { percent } from '@tavern/kit/figures.ts';
import { treasures } from '../../../rules/catalog.ts';
import { castChance, opponentOf, strikeChance, winChance } from '../../../rules/odds/fight-odds.ts';
import type { ItemId } from '../../../rules/state.ts';
import type { View } from '../../../rules/view.ts';
import { itemName } from '../../../text/tell/words.ts';
import { heroOf } from '../../odds/hero.ts';
import { itemIcon } from '../../tips/icons.ts';
import { theEnemy } from '../../words/enemy-words.ts';
import type { Asked, Look, MountainOption } from '../../words/look.ts';
import { retreatLook } from './retreat-words.ts';

/** KM-174: what it does to all of them, and the chance to win afterwards. */
function castLook(item: ItemId, view: View, seat: Seat): Look {
  const n = treasures.get(item).blast ?? 0;
  const chance = castChance(heroOf(view, seat), (view.fight?.foes ?? []).map(opponentOf), n);
  return {
    label: say('tray.cast', { item: itemName(item) }),
    sub: say('tray.cast.sub', { n, percent: percent(chance) }),
    icon: itemIcon(item),
    kind: 'plain',
  };
}

/** KM-043, KM-090..KM-092: attack once, until something changes, or to the end; or retreat. */
export function fightControl(option: MountainOption, { view, seat }: Asked): Look | undefined {
  if (option.do === 'retreat') return retreatLook(view, seat, 'fight');
  if (option.do === 'cast') return castLook(option.item, view, seat);
  if (option.do !== 'attack') return undefined;
  const { target, press } = option;
  const standing = view.fight?.foes ?? [];
  const opponent = standing[target];
  if (opponent === undefined) throw new Error(`there is no enemy ${target} in this fight`);
  const hero = heroOf(view, seat);
  const opponents = standing.map(opponentOf);
  switch (press) {
    case 'once': {
      const chance = percent(strikeChance(hero, opponentOf(opponent)));
      const words = hero.stumbles ? 'tray.attack.stumbles' : opponent.hp === 1 ? 'tray.attack.fells' : 'tray.attack.hits';
      const cards = standing.map(({ card }) => card);
      return {
        label: say('tray.attack.enemy', { enemy: theEnemy(cards, target) }),
        sub: say(words, { percent: chance }),
        icon: 'crossed-swords',
        kind: 'primary',
        target,
      };
    }
    case 'steady':
      return { label: say('tray.steady'), sub: say('tray.steady.enemy'), icon: 'sword-clash', kind: 'plain', target };
    case 'end':
      return {
        label: say('tray.end'),
        sub: say('tray.end.enemy', { percent: percent(winChance(hero, opponents, target)) }),
        icon: 'fast-forward-button',
        kind: 'plain',
        target,
      };
  }
}
