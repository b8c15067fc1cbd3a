import { enemyBlow, softLoss } from '../blows.ts';
import { analyse, type Result, scores } from '../dice.ts';
import type { Fight } from '../state.ts';
import { plainThrow, streamOf } from '../throwing.ts';
import type { CeeLoSteps, M } from '../types.ts';
import { endRun, fightOf, winRound } from './round.ts';
import { strikeEnemy, strikePlayer } from './turn.ts';

export interface EnemySteps {
  enemy: object;
  'enemy.throw': { why: 'turn' | 'again' };
}

export const enemySteps: CeeLoSteps<EnemySteps> = {
  /** CL-035, CL-065: nothing of the player's turn is left when it is over. */
  enemy(m) {
    const fight = fightOf(m.state);
    fight.dice = [];
    fight.result = null;
    fight.turns.enemy += 1;
    fight.throws = 0;
    m.next({ do: 'enemy.throw', why: 'turn' });
  },
  /** CL-014, C-17: without any powerup, thrown again until it counts. */
  'enemy.throw'(m, { why }) {
    const { state } = m;
    const fight = fightOf(state);
    fight.throws += 1;
    const dice = plainThrow(m.dice(streamOf(state, fight, 'enemy')));
    const result = analyse(dice);
    fight.enemyDice = dice;
    fight.enemyResult = result;
    m.emit({
      type: 'threw',
      round: state.round,
      side: 'enemy',
      thrown: [...dice],
      dice: [...dice],
      changes: [],
      result: { ...result },
      why,
    });
    if (result.type === 'none') m.next({ do: 'enemy.throw', why: 'again' });
    else act(m, fight, result);
  },
};

/** CL-030: an enemy that can attack does. CL-031: its instant results are the player's, with the sides exchanged. */
function act(m: M, fight: Fight, result: Result): void {
  const { state } = m;
  if (result.type === 'cursed') {
    if (!state.rules.softInstants) return winRound(m, 'cursed');
    return strikeEnemy(m, fight, softLoss(fight.enemyMax), true) ? winRound(m, 'cursed') : m.next({ do: 'turn' });
  }
  if (!scores(result) && !state.rules.softInstants) {
    fight.hp = 0;
    return endRun(m, 'instant');
  }
  const soft = !scores(result);
  const blow = soft ? softLoss(state.hp) : enemyBlow(state, result);
  return strikePlayer(m, fight, blow, soft) ? endRun(m, soft ? 'instant' : 'beaten') : m.next({ do: 'turn' });
}
