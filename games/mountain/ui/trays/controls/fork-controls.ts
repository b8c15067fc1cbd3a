import { say } from '@tavern/engine';
import type { IconName } from '@tavern/kit/icons/names.ts';
import { luckCards } from '../../../rules/catalog.ts';
import type { Asked, Look, MountainOption } from '../../words/look.ts';

/** What each way is like, at a glance. */
const ICONS: { readonly [way: string]: IconName } = {
  fall: 'bleeding-wound',
  detour: 'return-arrow',
  take: 'locked-chest',
  leave: 'halt',
};

/** KM-184: the ways out of a Luck card, none of them marked as the usual one. */
export function forkControl(option: MountainOption, { question: { ask } }: Asked): Look | undefined {
  if (option.do !== 'choose' || ask.kind !== 'fork') return undefined;
  const { loss, back, prize } = luckCards.get(ask.card) as { loss?: number; back?: number; prize?: number };
  return {
    label: say(`tray.fork.${ask.card}.${option.way}`),
    sub: say(`tray.fork.${ask.card}.${option.way}.sub`, { loss: loss ?? 0, back: back ?? 0, prize: prize ?? 0 }),
    icon: ICONS[option.way] ?? 'halt',
    kind: 'plain',
  };
}
