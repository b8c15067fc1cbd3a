import { isLastRound, ROUNDS } from './house-rules.ts';
import type { State } from './state.ts';

/** What must hold between any two answers: the fuzzer stops where this throws. */
export function check(state: State): void {
  const { gold, hp, wounds, owned, fight, round, rules, chapters, over } = state;
  const fault = (what: string): never => {
    throw new Error(what);
  };
  if (gold < 0) fault(`${gold} gold`);
  for (const [id, n] of Object.entries(owned)) if (n < 0) fault(`${n} copies of ${id}`);
  if (!rules.endless && round > ROUNDS) fault(`round ${round} of ${ROUNDS}`);
  if (wounds < 0 || wounds >= hp) fault(`${wounds} wounds of ${hp} HP`);
  const won = chapters.filter((chapter) => chapter.won).length;
  const finished = over === 'won' && isLastRound(rules, round);
  if (won !== (finished ? round : round - 1)) fault(`${won} rounds won in round ${round}`);
  if (fight === null) return;
  if (fight.hp < 0 || fight.hp > hp) fault(`${fight.hp} of ${hp} HP`);
  if (fight.hp === 0 && over === null) fault('a run goes on with 0 HP');
  if (fight.enemyHp < 0 || fight.enemyHp > fight.enemyMax) fault(`the enemy has ${fight.enemyHp} of ${fight.enemyMax} HP`);
  if (fight.rerolls < 0) fault(`${fight.rerolls} rerolls`);
  if (fight.wildsUsed > owned['wild-die']) fault('a Wild Die too many');
}
