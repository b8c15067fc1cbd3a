import { say } from '@tavern/engine';
import { bonusOf, itemName, itemText, name } from '../../../text/tell/words.ts';
import { itemIcon } from '../../tips/icons.ts';
import type { Asked, Look, MountainOption } from '../../words/look.ts';

/** KM-173, H-55: what is equipped by name, a carried thing unseen. */
export function stealControl(option: MountainOption, { view }: Asked): Look | undefined {
  if (option.do === 'spare')
    return { label: say('tray.steal.spare'), sub: say('tray.steal.spare.sub'), icon: 'halt', kind: 'plain' };
  if (option.do !== 'steal') return undefined;
  const { loser, item } = option;
  const who = name(loser);
  if (item === null)
    return {
      label: say('tray.steal.pack', { who }),
      sub: say('tray.steal.pack.sub', { n: view.players[loser]?.carried ?? 0 }),
      icon: 'knapsack',
      kind: 'plain',
    };
  return {
    label: say('tray.steal.gear', { who, item: itemName(item) }),
    sub: bonusOf(item) ?? itemText(item),
    icon: itemIcon(item),
    kind: 'plain',
  };
}
