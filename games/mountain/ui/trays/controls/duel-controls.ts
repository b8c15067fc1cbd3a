import { type Seat, say } from '@tavern/engine';
import { percent } from '@tavern/kit/figures.ts';
import { recoveryOf } from '../../../rules/odds/lives.ts';
import { tollOf, wholeLoss } from '../../../rules/toll.ts';
import type { PlayerView } from '../../../rules/view.ts';
import { name } from '../../../text/tell/words.ts';
import { strikes } from '../../odds/duel-round.ts';
import type { Asked, Look, MountainOption } from '../../words/look.ts';
import { targetsOf } from './aim.ts';
import { retreatLook } from './retreat-words.ts';

/** By what everybody sees: a Berserker falls sooner (H-55), a Monk gets up once (KM-116). */
const fallsByOneHit = (player: PlayerView | undefined): boolean =>
  player !== undefined && player.hp <= wholeLoss(1, tollOf(player)) && recoveryOf(player) === 0;

/** KM-044, KM-093: whom to attack, and for how long. All choose in secret (H-17). */
export function duelControl(option: MountainOption, { question, view, seat }: Asked): Look | undefined {
  if (option.do === 'retreat') return retreatLook(view, seat, 'duel');
  if (option.do !== 'attack') return undefined;
  const { target, press } = option;
  const who = name(target);
  switch (press) {
    case 'once': {
      const stumbles = view.act.stumble && view.current === seat;
      const falls = fallsByOneHit(view.players[target]);
      const words = stumbles ? 'tray.attack.stumbles' : falls ? 'tray.attack.downs' : 'tray.attack.hits';
      return {
        label: say('tray.attack.player', { who }),
        sub: say(words, { percent: percent(strikes(view, seat, target as Seat)) }),
        icon: 'crossed-swords',
        kind: 'primary',
        target,
      };
    }
    case 'steady':
      return {
        label: say('tray.steady'),
        sub: say('tray.steady.player', { who }),
        icon: 'sword-clash',
        kind: 'plain',
        target,
      };
    case 'end':
      return {
        label: say('tray.end'),
        sub: say(targetsOf(question).length > 1 ? 'tray.end.players' : 'tray.end.player', { who }),
        icon: 'fast-forward-button',
        kind: 'plain',
        target,
      };
  }
}
