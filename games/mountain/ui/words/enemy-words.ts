import { type Say, say } from '@tavern/engine';
import type { EnemyId } from '../../rules/state.ts';
import { enemyName } from '../../text/tell/words.ts';

const hasTwin = (opponents: readonly EnemyId[], index: number): boolean =>
  opponents.some((card, other) => other !== index && card === opponents[index]);

/** "Orc"; two of a kind have their number, as everywhere at the table. */
export function enemyTitle(opponents: readonly EnemyId[], index: number): Say {
  const name = enemyName(opponents[index] ?? '');
  return hasTwin(opponents, index) ? say('enemy.numbered', { name, n: index + 1 }) : name;
}

/** "the Orc", in the middle of a sentence. */
export const theEnemy = (opponents: readonly EnemyId[], index: number): Say =>
  hasTwin(opponents, index) ? enemyTitle(opponents, index) : say('enemy.the', { name: enemyTitle(opponents, index) });
