import { type Json, type Say, say } from '@tavern/engine';
import { attackOf, softLoss } from '../../rules/blows.ts';
import type { Result } from '../../rules/dice.ts';
import type { Fight, State } from '../../rules/state.ts';
import type { WildOption } from '../../rules/steps/turn.ts';
import { resultSay } from '../../text/tell.ts';
import { resultOf } from './odds.ts';

/** The result of setting a die to a face. */
export interface WildOutcome {
  readonly option: WildOption;
  readonly result: Result;
  readonly text: Say;
  readonly tone: 'good' | 'bad' | 'plain';
  /** H-08: it ends the run or costs HP, so it is asked for twice. */
  readonly confirm: boolean;
}

export function wildOutcome(state: State, fight: Fight, option: WildOption): WildOutcome {
  const dice = fight.dice.map((each, index) => (index === option.die ? option.face : each));
  const result = resultOf(state, fight, dice);
  return { option, result, ...toldOf(state, fight, result), confirm: result.type === 'cursed' };
}

function toldOf(state: State, fight: Fight, result: Result): Pick<WildOutcome, 'text' | 'tone'> {
  const said = resultSay(result) as unknown as Json;
  switch (result.type) {
    case 'instant-win':
      return { text: say('combat.wild.win', { result: said }), tone: 'good' };
    case 'cursed':
      return {
        text: state.rules.softInstants
          ? say('combat.wild.curse', { result: said, loss: Math.min(fight.hp, softLoss(state.hp)) })
          : say('combat.wild.lose', { result: said }),
        tone: 'bad',
      };
    case 'none':
      return { text: say('combat.wild.none'), tone: 'bad' };
    default: {
      const damage = attackOf(state, result);
      const deadly = damage >= fight.enemyHp;
      return {
        text: say(deadly ? 'combat.wild.deadly' : 'combat.wild.scores', { result: said, damage }),
        tone: deadly ? 'good' : 'plain',
      };
    }
  }
}
