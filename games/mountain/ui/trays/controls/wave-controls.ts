import { type Say, say } from '@tavern/engine';
import type { View } from '../../../rules/view.ts';
import { name } from '../../../text/tell/words.ts';
import type { Asked, Look, MountainOption } from '../../words/look.ts';

/** "tile 7: Sanctuary". */
export const tileWords = ({ board }: View, tile: number): Say =>
  say('tray.wave.tile', { tile, kind: say(`tip.tile.kind.${board[tile] ?? 'start'}`) });

/** C-15, `mysticTie`: whom to change places with. */
export function waveControl(option: MountainOption, { view }: Asked): Look | undefined {
  if (option.do === 'stay') return { label: say('tray.wave.nobody'), sub: null, icon: 'halt', kind: 'primary' };
  if (option.do !== 'ride') return undefined;
  return {
    label: say('tray.wave.ride', { who: name(option.with) }),
    sub: tileWords(view, view.players[option.with]?.at ?? 0),
    icon: 'cycle',
    kind: 'plain',
  };
}
