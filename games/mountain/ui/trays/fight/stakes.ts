import { type Json, type Say, type Seat, say } from '@tavern/engine';
import { onBoard } from '../../../rules/board.ts';
import { enemies } from '../../../rules/catalog.ts';
import { SPOILS } from '../../../rules/encounters.ts';
import type { EnemyInFight } from '../../../rules/state.ts';
import type { View } from '../../../rules/view.ts';
import { enemyTitle } from '../../words/enemy-words.ts';

const CERTAIN = 100;

/** "tier 2 (70%), tier 1 (15%), nothing (15%)" (KM-101..KM-103). */
function chancesOf({ card, tier }: Readonly<EnemyInFight>): Json {
  const { leaves } = enemies.get(card);
  const spoils = leaves === undefined ? SPOILS[tier] : [{ of100: CERTAIN, tier: leaves }];
  const nothing = CERTAIN - spoils.reduce((sum, { of100 }) => sum + of100, 0);
  return [
    ...spoils.map(({ of100, tier: found }) => say('tray.stakes.spoil', { tier: found, percent: of100 })),
    ...(nothing > 0 ? [say('tray.stakes.nothing', { percent: nothing })] : []),
  ];
}

const isAlike = (one: Readonly<EnemyInFight>, other: Readonly<EnemyInFight>): boolean =>
  one.tier === other.tier && enemies.get(one.card).leaves === enemies.get(other.card).leaves;

/** The spoils of a victory: equal enemies in one line (KM-104). */
export function spoilsWords(opponents: readonly Readonly<EnemyInFight>[]): readonly Say[] {
  const [first] = opponents;
  if (first === undefined) return [];
  if (opponents.every((each) => isAlike(each, first)))
    return [say(opponents.length === 1 ? 'tray.stakes.it' : 'tray.stakes.each', { found: chancesOf(first) })];
  const cards = opponents.map(({ card }) => card);
  return opponents.map((each, index) => say('tray.stakes.enemy', { enemy: enemyTitle(cards, index), found: chancesOf(each) }));
}

/** What a defeat costs (KM-095, H-10): a tile, or as many as one of those who stand drives. */
export function defeatWords({ players, rules, fight }: View, seat: Seat): Say {
  const at = players[seat]?.at ?? 0;
  const back = Math.max(1, ...(fight?.foes ?? []).map(({ card, hp }) => (hp > 0 ? enemies.get(card).drives : 1)));
  return say(rules.hardDefeat ? 'tray.stakes.fall.hard' : 'tray.stakes.fall', { tile: onBoard(at - back) });
}
