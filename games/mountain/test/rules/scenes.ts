import type { TileKind } from '../../rules/board.ts';
import { enemies } from '../../rules/catalog.ts';
import type { EnemyId } from '../../rules/state.ts';
import { attack, type Hero, type MountainScene, mountain, type Situation } from '../mountain.ts';
import { also, begin, duel, move, trade } from './actions.ts';

/** Dice of a round, in the order they are thrown: Attack and Defence of each side in turn. */
export const MISS = [1, 6, 1, 6] as const;
export const HIT = [6, 6, 1, 1] as const;
export const STRUCK = [1, 1, 6, 6] as const;
export const BOTH = [6, 1, 6, 1] as const;

/** The tile, and what the die must show, for such enemies to come. */
const WAYS: { readonly [tiers: string]: readonly [TileKind, ...number[]] } = {
  '1': ['enemy1'],
  '1,1': ['enemy2', 0],
  '2': ['enemy2', 7],
  '2,2': ['enemy3', 0],
  '2,1': ['enemy3', 7],
  '3': ['enemy3', 9],
};

/** Seat 0 steps from tile 10 onto an Enemy tile, 11, where these are waiting. Tile 5, where a retreat leads, is quiet. */
export function facing(
  opponents: readonly EnemyId[],
  hero: Hero,
  dice: readonly number[],
  more: Partial<Situation> = {},
): MountainScene {
  const tiers = opponents.map((card) => enemies.get(card).tier);
  const [kind, ...composed] = WAYS[tiers.join()] as readonly [TileKind, ...number[]];
  const ofTier = (tier: number) => opponents.filter((card) => enemies.get(card).tier === tier);
  const scene = mountain({
    players: [{ at: 10, ...hero }, {}],
    enemies1: ofTier(1),
    enemies2: ofTier(2),
    enemies3: ofTier(3),
    ...more,
    board: { 11: kind, 5: 'sanctuary', ...more.board },
    dice: [1, ...composed, ...dice],
  });
  return scene.answer(0, move);
}

/** Seat 0 challenges everybody on the same open tile, 8. */
export function duelling(heroes: readonly Hero[], dice: readonly number[] = [], more: Partial<Situation> = {}): MountainScene {
  const scene = mountain({ players: heroes.map((hero) => ({ at: 8, ...hero })), dice, ...more });
  scene.answer(0, duel(1));
  for (const [other, { at = 8 }] of heroes.entries()) if (other > 1 && at === 8) scene.answer(0, also(other));
  return scene;
}

/** A round in which everybody does this, by seat. */
export function round(
  scene: MountainScene,
  ...plans: readonly (ReturnType<typeof attack> | { readonly do: 'retreat' } | null)[]
): MountainScene {
  for (const [who, plan] of plans.entries()) if (plan !== null) scene.answer(who, plan);
  return scene;
}

/** Seat 0 has beaten seat 1 and is about to loot. */
export function beaten(winner: Hero, loser: Hero, more: Partial<Situation> = {}): MountainScene {
  const others = (more.players ?? []).map((each) => ({ at: 0, ...each }));
  const scene = mountain({
    ...more,
    players: [{ at: 8, ...winner }, { at: 8, ...loser, hp: 1 }, ...others],
    dice: [...HIT, ...(more.dice ?? [])],
  });
  scene.answer(0, duel(1));
  if (scene.match.open?.ask.kind === 'challenge') scene.answer(0, begin);
  if (scene.match.open?.ask.kind === 'interrupt') scene.answer(1, { do: 'pass' });
  return round(scene, attack(1), attack(0));
}

/** Seat 0 has begun to trade with seat 1; seat 2 stands aside. */
export const trading = (mine: Hero, theirs: Hero, more: Partial<Situation> = {}) =>
  mountain({ players: [{ at: 8, ...mine }, { at: 8, ...theirs }, { at: 8 }], rests: ['turn', 'after', 'trade'], ...more }).answer(
    0,
    trade(1),
  );
