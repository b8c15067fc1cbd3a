import type { ItemKind } from '../../../rules/catalog.ts';
import type { EnemyId, ItemId } from '../../../rules/state.ts';

// The printed card lists, written down once more by hand: a number that changes in the rules must change here too.

export interface PrintedEnemy {
  readonly rule: string;
  readonly id: EnemyId;
  readonly name: string;
  readonly tier: 1 | 2 | 3;
  readonly hp: number;
  readonly attack: number;
  readonly defence: number;
  readonly copies: number;
}

const enemy = (
  rule: string,
  name: string,
  tier: 1 | 2 | 3,
  hp: number,
  attack: number,
  defence: number,
  copies: number,
): PrintedEnemy => ({ rule, id: name.toLowerCase().replace(' ', '-'), name, tier, hp, attack, defence, copies });

/** Rule, name, tier, HP, Attack, Defence, copies. */
export const ENEMIES: readonly PrintedEnemy[] = [
  enemy('KM-119', 'Goblin', 1, 1, 1, 0, 6),
  enemy('KM-119', 'Wolf', 1, 1, 2, -1, 4),
  enemy('KM-119', 'Skeleton', 1, 1, 1, 1, 4),
  enemy('KM-119', 'Bandit', 1, 1, 1, 0, 4),
  enemy('KM-120', 'Orc', 2, 2, 2, 1, 4),
  enemy('KM-120', 'Troll', 2, 2, 3, 0, 4),
  enemy('KM-120', 'Cultist', 2, 2, 1, 2, 2),
  enemy('KM-120', 'Ogre', 2, 3, 2, 1, 2),
  enemy('KM-121', 'Dragon Whelp', 3, 3, 3, 2, 3),
  enemy('KM-121', 'Lich', 3, 3, 2, 3, 2),
  enemy('KM-121', 'Demon', 3, 4, 3, 1, 2),
  enemy('KM-121', 'Giant', 3, 4, 2, 2, 3),
];

/** The last column: every number that its text must name, in this order. */
type PrintedTreasure = readonly [
  rule: string,
  id: ItemId,
  name: string,
  tier: number,
  kind: ItemKind,
  size: number,
  copies: number,
  attack: number,
  defence: number,
  movement: number,
  bane: number,
  numbers: string,
];
export const TREASURES: readonly PrintedTreasure[] = [
  ['KM-123', 'dagger', 'Dagger', 1, 'holdable', 2, 4, 1, 0, 0, 0, '+1'],
  ['KM-124', 'wooden-shield', 'Wooden Shield', 1, 'holdable', 2, 4, 0, 1, 0, 0, '+1'],
  ['KM-125', 'robe', 'Robe', 1, 'wearable', 2, 3, 0, 1, 0, 0, '+1'],
  ['KM-126', 'crude-axe', 'Crude Axe', 1, 'holdable', 2, 3, 1, 0, 0, 0, '+1'],
  ['KM-127', 'lamp', 'Lamp', 1, 'holdable', 2, 2, 0, 0, 0, 0, '1'],
  ['KM-128', 'trap', 'Trap', 1, 'small', 1, 3, 0, 0, 0, 0, ''],
  ['KM-129', 'luck-charm', 'Luck Charm', 1, 'small', 1, 2, 0, 0, 0, 0, ''],
  ['KM-130', 'beer', 'Beer', 1, 'drink', 1, 2, 0, 0, 0, 0, '3 −1'],
  ['KM-131', 'agility-draught', 'Agility Draught', 1, 'drink', 1, 1, 0, 0, 0, 0, '+1'],
  ['KM-132', 'heirloom-armor', 'Heirloom Armor', 2, 'wearable', 2, 3, 0, 2, 0, 0, '+2'],
  ['KM-133', 'silver-shield', 'Silver Shield', 2, 'holdable', 2, 3, 0, 2, 0, 0, '+2'],
  ['KM-134', 'lords-sword', 'Lord’s Sword', 2, 'holdable', 2, 3, 2, 0, 0, 0, '+2'],
  ['KM-135', 'boogey-bane', 'Boogey-Bane', 2, 'holdable', 2, 2, 0, 0, 0, 2, '+2'],
  ['KM-136', 'velvet-cloak', 'Velvet Cloak', 2, 'wearable', 2, 2, 0, 0, 1, 0, '+1'],
  ['KM-137', 'rage-potion', 'Rage Potion', 2, 'drink', 1, 2, 0, 0, 0, 0, '+1'],
  ['KM-138', 'fairy-dust', 'Fairy Dust', 2, 'small', 1, 2, 0, 0, 0, 0, ''],
  ['KM-139', 'smoke-bomb', 'Smoke Bomb', 2, 'small', 1, 1, 0, 0, 0, 0, ''],
  ['KM-140', 'royal-aegis', 'Royal Aegis', 3, 'wearable', 2, 2, 0, 3, -1, 0, '+3 −1'],
  ['KM-141', 'mysterious-flower', 'Essence of the Mysterious Flower', 3, 'drink', 1, 2, 0, 0, 0, 0, ''],
  ['KM-142', 'dragonfang-greatsword', 'Dragonfang Greatsword', 3, 'holdable', 2, 2, 3, 0, 0, 0, '+3'],
  ['KM-143', 'blink-scroll', 'Blink Scroll', 3, 'small', 1, 2, 0, 0, 0, 0, '2'],
  ['KM-144', 'wardstone', 'Wardstone', 3, 'small', 1, 2, 0, 0, 0, 0, '1'],
];

export const LUCK: readonly (readonly [rule: string, name: string, copies: number, numbers: string])[] = [
  ['KM-146', 'Exhaustion', 4, '1'],
  ['KM-147', 'Cave-in', 3, '3'],
  ['KM-148', 'Faint', 2, ''],
  ['KM-149', 'Vital Energy', 2, ''],
  ['KM-150', 'Lost Treasure', 2, '2 1'],
  ['KM-151', 'Jinn Thief', 3, ''],
  ['KM-152', 'Sprained Wrist', 3, '1'],
  ['KM-153', 'Covered Pit', 3, '1 1'],
  ['KM-154', 'White-Bearded Spirit', 2, '2'],
  ['KM-155', 'Mystic Wave', 2, ''],
  ['KM-156', 'Nefarious Spirit', 2, '6'],
  ['KM-157', 'Ambush Opportunity', 2, ''],
  ['KM-158', 'Instinct', 2, '1'],
];
