import type { Rng } from '@tavern/engine';
import { classes, enemies, treasures } from './catalog.ts';
import type { Bonus, Roll } from './events.ts';
import type { EnemyId, ItemId, Player } from './state.ts';

export const MAX_HP = 5;
export const BASE_ATTACK = 1;
export const BASE_DEFENCE = 1;
export const COMBAT_DIE = 6;
const MOVE_DIE = 4;

export type Against = 'enemies' | 'players';

function add(bonuses: Bonus[], from: string, n: number): void {
  if (n !== 0) bonuses.push({ from, n });
}

/** What counts toward Attack: base, class, equipment, potions, weariness, in the order of KM-097. */
export function attackBonuses(player: Player, against: Against, weariness: number): Bonus[] {
  const hero = classes.get(player.class);
  const bonuses: Bonus[] = [{ from: 'base', n: BASE_ATTACK }];
  const place = player.behind ? hero.behindAttack : hero.aheadAttack;
  add(bonuses, hero.id, place + (against === 'enemies' ? hero.attackVsEnemies : hero.attackVsPlayers));
  for (const item of [player.left, player.right, player.armour]) {
    if (item === null) continue;
    const { attack, bane, behindAttack } = treasures.get(item);
    add(bonuses, item, attack + (against === 'enemies' ? bane : 0) + (player.behind ? behindAttack : 0));
  }
  for (const { from, attack } of player.boosts) add(bonuses, from, attack);
  add(bonuses, 'weariness', weariness);
  return bonuses;
}

export function defenceBonuses(player: Player, against: Against): Bonus[] {
  const hero = classes.get(player.class);
  const bonuses: Bonus[] = [{ from: 'base', n: BASE_DEFENCE }];
  add(bonuses, hero.id, against === 'enemies' ? hero.defenceVsEnemies : hero.defenceVsPlayers);
  for (const item of [player.left, player.right, player.armour])
    if (item !== null) add(bonuses, item, treasures.get(item).defence);
  for (const { from, defence } of player.boosts) add(bonuses, from, defence);
  return bonuses;
}

export function total(bonuses: readonly Bonus[]): number {
  let sum = 0;
  for (let i = 0; i < bonuses.length; i++) sum += (bonuses[i] as Bonus).n;
  return sum;
}

export function combatRoll(rng: Rng, bonuses: Bonus[]): Roll {
  const die = rng.die(COMBAT_DIE);
  return { die, bonuses, total: die + total(bonuses) };
}

const printed = (n: number): Bonus[] => (n === 0 ? [] : [{ from: 'printed', n }]);
export const enemyAttack = (card: EnemyId): Bonus[] => printed(enemies.get(card).attack);
export const enemyDefence = (card: EnemyId): Bonus[] => printed(enemies.get(card).defence);

/** What an item adds to its owner's movement roll as things stand. */
export function strideOf({ behind }: Pick<Player, 'behind'>, item: ItemId): number {
  const { movement, behindMovement } = treasures.get(item);
  return movement + (behind ? behindMovement : 0);
}

/** The d4 with Cloak, Aegis and Beer; never less than one tile (KM-069, H-06). */
export function movementRoll(rng: Rng, player: Player): Roll {
  const die = rng.die(MOVE_DIE);
  const bonuses: Bonus[] = [];
  for (const item of [player.left, player.right, player.armour]) if (item !== null) add(bonuses, item, strideOf(player, item));
  add(bonuses, 'beer', -player.beers);
  return { die, bonuses, total: Math.max(1, die + total(bonuses)) };
}

/** The stats panel: base and equipment (H-54). */
export function statsOf(player: Player): { attack: number; defence: number; movement: number } {
  const stats = { attack: BASE_ATTACK, defence: BASE_DEFENCE, movement: 0 };
  for (const item of [player.left, player.right, player.armour] as readonly (ItemId | null)[]) {
    if (item === null) continue;
    const { attack, defence, behindAttack } = treasures.get(item);
    stats.attack += attack + (player.behind ? behindAttack : 0);
    stats.defence += defence;
    stats.movement += strideOf(player, item);
  }
  return stats;
}
