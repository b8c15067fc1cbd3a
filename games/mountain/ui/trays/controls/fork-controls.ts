import { say } from '@tavern/engine';
import type { IconName } from '@tavern/kit/icons/names.ts';
import { luckCards } from '../../../rules/catalog.ts';
import { quietLanding } from '../../../rules/house-rules.ts';
import { tollOf, wholeLoss } from '../../../rules/toll.ts';
import type { Asked, Look, MountainOption } from '../../words/look.ts';

/** What each way is like, at a glance. */
const ICONS: { readonly [way: string]: IconName } = {
  fall: 'bleeding-wound',
  detour: 'return-arrow',
  take: 'locked-chest',
  leave: 'halt',
};

/** KM-184: the ways out of a Luck card, none of them marked as the usual one. */
export function forkControl(option: MountainOption, { question: { ask }, view, seat }: Asked): Look | undefined {
  if (option.do !== 'choose' || ask.kind !== 'fork') return undefined;
  const { loss = 0, back = 0, prize = 0 } = luckCards.get(ask.card) as { loss?: number; back?: number; prize?: number };
  const player = view.players[seat];
  // A tile that a Luck card leads to may do nothing (`luckChain`, H-21).
  const quiet = back > 0 && option.way === 'detour' && quietLanding(view.rules, view.act, 'luck') !== null;
  const values = {
    // What it costs this one: more for a Berserker, less in padding (H-55).
    loss: player === undefined ? loss : wholeLoss(loss, tollOf(player)),
    back,
    prize,
  };
  return {
    label: say(`tray.fork.${ask.card}.${option.way}`),
    sub: quiet
      ? say(`tray.fork.${ask.card}.${option.way}.sub.quiet`, values)
      : say(`tray.fork.${ask.card}.${option.way}.sub`, values),
    icon: ICONS[option.way] ?? 'halt',
    kind: 'plain',
  };
}
