import { type Say, say } from '@tavern/engine';
import type { EnemyId } from '../../rules/state.ts';
import { enemyName } from '../../text/tell/words.ts';

const hasTwin = (foes: readonly EnemyId[], index: number): boolean =>
  foes.some((card, other) => other !== index && card === foes[index]);

/** "Orc"; two of a kind have their number, as everywhere at the table. */
export function foeName(foes: readonly EnemyId[], index: number): Say {
  const name = enemyName(foes[index] ?? '');
  return hasTwin(foes, index) ? say('foe.numbered', { name, n: index + 1 }) : name;
}

/** "the Orc", in the middle of a sentence. */
export const theFoe = (foes: readonly EnemyId[], index: number): Say =>
  hasTwin(foes, index) ? foeName(foes, index) : say('foe.the', { name: foeName(foes, index) });
