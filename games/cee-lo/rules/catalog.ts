import { Catalog, type Worded } from '@tavern/engine';
import type { PowerupId } from './state.ts';

// The cards enter themselves here when cards/ is loaded, so that rules can look a card up without importing it.

export type Category = 'dice' | 'damage' | 'safety' | 'resource' | 'luck' | 'tactical';

export interface Powerup extends Worded {
  readonly id: PowerupId;
  readonly category: Category;
  readonly price: number;
  readonly icon: string;
  /** Every copy counts; of the others one is enough. */
  readonly stacks: boolean;
  /** House rule `stackEverything`: further copies do more. */
  readonly piles: boolean;
  /** The number in the text. */
  readonly by?: number;
}

/** H-18: a name, a face and a line; the numbers are the round's. */
export interface Enemy extends Worded {
  readonly icon: string;
}

export const powerups = new Catalog<Powerup>('powerup');
export const enemies = new Catalog<Enemy>('enemy');

export function powerup(id: PowerupId, card: Omit<Powerup, 'id' | 'stacks' | 'piles'> & Partial<Powerup>): void {
  powerups.add({ stacks: false, piles: false, ...card, id });
}

export function enemy(id: string, card: Omit<Enemy, 'id'>): void {
  enemies.add({ ...card, id });
}

/** One for each round; in an endless run they come round again. */
export function enemyOf(round: number): Enemy {
  const { all } = enemies;
  return all[(round - 1) % all.length] as Enemy;
}
