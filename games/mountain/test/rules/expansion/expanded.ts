import type { MountainScene } from '../../mountain.ts';
import { type Hero, mountain, type Situation } from '../../mountain.ts';
import { move } from '../actions.ts';
import { facing } from '../scenes.ts';

const EXPANSION = { expansion: true } as const;

/** A scene with the expansion. */
export const expanded = (situation: Situation): MountainScene =>
  mountain({ ...situation, rules: { ...EXPANSION, ...situation.rules } });

/** Seat 0 steps from tile 2 onto a Luck tile, 3, and draws this card. */
export const drawing = (card: string, players: readonly Hero[], more: Partial<Situation> = {}): MountainScene => {
  const [first, ...others] = players;
  return expanded({
    players: [{ at: 2, ...first }, ...others],
    luck: [card],
    ...more,
    dice: [1, ...(more.dice ?? [])],
  }).answer(0, move);
};

/** The same fight as in the printed game, with the expansion's enemies and heroes. */
export const fighting = (
  foes: readonly string[],
  hero: Hero,
  dice: readonly number[],
  more: Partial<Situation> = {},
): MountainScene => facing(foes, hero, dice, { ...more, rules: { ...EXPANSION, ...more.rules } });
