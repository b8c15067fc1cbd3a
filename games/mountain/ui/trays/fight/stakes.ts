import { type Json, type Say, type Seat, say } from '@tavern/engine';
import { onBoard, type Tier } from '../../../rules/board.ts';
import { SPOILS } from '../../../rules/encounters.ts';
import type { EnemyInFight } from '../../../rules/state.ts';
import type { View } from '../../../rules/view.ts';
import { enemyTitle } from '../../words/enemy-words.ts';

const CERTAIN = 100;

/** "tier 2 (70%), tier 1 (15%), nothing (15%)" (KM-101..KM-103). */
function chancesOf(tier: Tier): Json {
  const spoils = SPOILS[tier];
  const nothing = CERTAIN - spoils.reduce((sum, { of100 }) => sum + of100, 0);
  return [
    ...spoils.map(({ of100, tier: found }) => say('tray.stakes.spoil', { tier: found, percent: of100 })),
    ...(nothing > 0 ? [say('tray.stakes.nothing', { percent: nothing })] : []),
  ];
}

/** The spoils of a victory: equal enemies in one line (KM-104). */
export function spoilsWords(opponents: readonly Readonly<EnemyInFight>[]): readonly Say[] {
  const [first] = opponents;
  if (first === undefined) return [];
  if (opponents.every(({ tier }) => tier === first.tier))
    return [say(opponents.length === 1 ? 'tray.stakes.it' : 'tray.stakes.each', { found: chancesOf(first.tier) })];
  const cards = opponents.map(({ card }) => card);
  return opponents.map(({ tier }, index) =>
    say('tray.stakes.enemy', { enemy: enemyTitle(cards, index), found: chancesOf(tier) }),
  );
}

/** What a defeat costs (KM-095, H-10). */
export function defeatWords({ players, rules }: View, seat: Seat): Say {
  const at = players[seat]?.at ?? 0;
  return say(rules.hardDefeat ? 'tray.stakes.fall.hard' : 'tray.stakes.fall', { tile: onBoard(at - 1) });
}
