import { say } from '@tavern/engine';
import { itemName, virtueOf } from '../../../text/tell/words.ts';
import { itemIcon } from '../../tips/icons.ts';
import type { Asked, Look, MountainOption } from '../../words/look.ts';

/** C-05, `vultures`: one item, equipped by choice or carried by chance, or nothing. */
export function vultureControl(option: MountainOption, { question: { ask }, view }: Asked): Look | undefined {
  if (option.do === 'spare')
    return { label: say('tray.vulture.spare'), sub: say('tray.vulture.spare.sub'), icon: 'halt', kind: 'plain' };
  if (option.do === 'take')
    return {
      label: say('tray.vulture.take', { item: itemName(option.item) }),
      sub: virtueOf(option.item),
      icon: itemIcon(option.item),
      kind: 'plain',
    };
  if (option.do !== 'grab' || ask.kind !== 'vulture') return undefined;
  const n = view.players[ask.loser]?.carried ?? 0;
  return { label: say('tray.vulture.grab'), sub: say('tray.vulture.grab.sub', { n }), icon: 'knapsack', kind: 'plain' };
}
