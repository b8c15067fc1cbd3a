import { cardName, type Json, type Say, say } from '@tavern/engine';
import { softLoss } from '../../rules/blows.ts';
import { powerups } from '../../rules/catalog.ts';
import { singleOf } from '../../rules/dice.ts';
import type { State } from '../../rules/state.ts';
import type { ShownFight } from '../show/shown-fight.ts';

/** Where the number on the ribbon comes from, or what it leads to. */
export function sourceOf({ rules }: Pick<State, 'rules'>, shown: ShownFight): Say | null {
  const { result, dice, changes, owned, most, end } = shown;
  if (result === null) return null;
  const saved = changes.some(({ by }) => by === 'ace-saver');
  switch (result.type) {
    case 'instant-win':
      return say('combat.source.win');
    case 'cursed':
      return rules.softInstants && end === null
        ? say('combat.source.curse', { loss: softLoss(most) })
        : say('combat.source.lost');
    case 'none':
      return say('combat.source.none');
    case 'trips':
      return saved
        ? say('combat.source.saved', { item: cardName(powerups.get('ace-saver')) as unknown as Json })
        : say('combat.source.trips', { n: result.value });
    case 'point': {
      const die = dice[singleOf(dice) ?? 0] ?? 0;
      const boost = owned['point-boost'];
      const item = cardName(powerups.get('point-boost')) as unknown as Json;
      return boost === 0 ? say('combat.source.point', { die }) : say('combat.source.boosted', { die, boost, item });
    }
  }
}

/** What the enemy's last throw did. */
export function enemyDidSay({ rules }: Pick<State, 'rules'>, { enemyResult, enemyBlow, end, most }: ShownFight): Say | null {
  if (enemyResult === null) return null;
  if (enemyBlow !== null) {
    const { side, damage, spared } = enemyBlow;
    if (side === 'enemy') return say('combat.enemy.cursed.soft', { damage });
    return spared ? say('combat.enemy.spared', { damage }) : say('combat.enemy.hit', { damage });
  }
  if (enemyResult.type === 'none') return say('combat.enemy.none');
  if (enemyResult.type === 'cursed') return rules.softInstants ? null : say('combat.enemy.cursed');
  if (enemyResult.type === 'instant-win')
    return rules.softInstants && end === null
      ? say('combat.enemy.instant.soft', { damage: softLoss(most) })
      : say('combat.enemy.instant');
  return null;
}

/** How the fight ended, for the ribbon: the result, and what followed. */
export function endSay({ end }: ShownFight): { readonly title: Say; readonly sub: Say; readonly won: boolean } | null {
  if (end === null) return null;
  if (end.type === 'roundWon') {
    const { round, gold, hp, damage } = end;
    return { title: say('combat.end.round', { round }), sub: say('combat.end.spoils', { gold, hp, damage }), won: true };
  }
  const { how, round } = end;
  if (how === 'won' || how === 'left') return null;
  return { title: say(`combat.end.${how}`), sub: say('combat.end.sub', { round }), won: false };
}
