import { type Say, say } from '@tavern/engine';
import { onBoard } from '../../../rules/board.ts';
import { treasures } from '../../../rules/catalog.ts';
import { INSTINCT } from '../../../rules/kept.ts';
import type { View } from '../../../rules/view.ts';
import { itemName, luckName } from '../../../text/tell/words.ts';
import type { Asked, Look, MountainOption } from '../../words/look.ts';
import { cardIcon } from '../../words/step-words.ts';

/** The tile that takes effect after an option. */
export function tileOf(option: MountainOption, at: number): number {
  return option.do === 'step' ? onBoard(at + option.by) : at;
}

const stepName = (card: string): Say => (card === INSTINCT ? luckName(card) : itemName(card));
const lasts = (card: string): boolean => card !== INSTINCT && treasures.get(card).lasting === true;
const kindOn = ({ board }: View, tile: number): Say => say(`tip.tile.kind.${board[tile] ?? 'start'}`);

/** KM-054..KM-056: stay, or use a card to move on before the tile takes effect. */
export function arriveControl(option: MountainOption, { question, view }: Asked): Look | undefined {
  const { ask } = question;
  const at = ask.kind === 'arrive' ? ask.at : 0;
  if (option.do === 'stay')
    return {
      label: say('tray.arrive.stay', { tile: at }),
      sub: kindOn(view, at),
      icon: cardIcon(null),
      kind: 'primary',
    };
  if (option.do !== 'step') return undefined;
  const to = tileOf(option, at);
  const { card, by } = option;
  return {
    label: say(by > 0 ? 'tray.arrive.on' : 'tray.arrive.back', { card: stepName(card), n: Math.abs(by), to }),
    sub: say(lasts(card) ? 'tray.arrive.kept' : 'tray.arrive.spent', { kind: kindOn(view, to) }),
    icon: cardIcon(card),
    kind: 'plain',
  };
}
