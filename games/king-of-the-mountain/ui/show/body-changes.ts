import { type Changes, carry, change, keep, playerIn, type Told, unchanged } from './changes.ts';
import type { Stage } from './stage.ts';

type OfBodies =
  | 'rolled'
  | 'moved'
  | 'swapped'
  | 'healed'
  | 'hurt'
  | 'warded'
  | 'recovered'
  | 'fell'
  | 'boosted'
  | 'slowed'
  | 'vanished'
  | 'appeared'
  | 'trapSet'
  | 'trapSprung'
  | 'trapAvoided'
  | 'ambushSet'
  | 'ambushSprung'
  | 'ambushWasted';

/** Where the figures stand, what happens to those who stand there, and what lies in wait for them. */
export const bodyChanges: Changes<OfBodies> = {
  rolled: (stage, { seat }) => change(stage, seat, { beers: 0 }),
  moved: move,
  /** Both are told to have moved after it. */
  swapped: unchanged,
  healed: (stage, { seat, hp }) => change(stage, seat, { hp }),
  hurt: (stage, { seat, hp }) => change(stage, seat, { hp }),
  warded: (stage, { seat, count }) => carry(stage, seat, -count),
  recovered: (stage, { seat, hp }) => change(stage, seat, { hp, recovered: true }),
  fell: fall,
  boosted: (stage, { seat, from, attack, defence }) =>
    change(stage, seat, { boosts: [...playerIn(stage, seat).boosts, { from, attack, defence }] }),
  slowed: (stage, { seat }) => change(stage, seat, { beers: playerIn(stage, seat).beers + 1 }),
  vanished: (stage, { seat }) => change(stage, seat, { invisible: true }),
  appeared: (stage, { seat }) => change(stage, seat, { invisible: false }),
  trapSet: (stage, { seat, tile }) => carry({ ...stage, traps: [...stage.traps, { tile, owner: seat }] }, seat, -1),
  trapSprung: (stage, { tile, effect }) => ({
    ...stage,
    traps: stage.traps.filter((trap) => trap.tile !== tile),
    stumble: stage.stumble || effect === 'stumble',
  }),
  trapAvoided: unchanged,
  /** Told to its owner alone; it still counts among the kept cards (H-29). */
  ambushSet: (stage, { seat, tile }) => ({
    ...stage,
    ambushes: [...stage.ambushes, { tile, owner: seat }].sort((one, other) => one.tile - other.tile),
  }),
  ambushSprung: liftAmbush,
  ambushWasted: liftAmbush,
};

function liftAmbush(stage: Stage, { seat, tile }: Told<'ambushSprung' | 'ambushWasted'>): Stage {
  const ambushes = stage.ambushes.filter((each) => each.owner !== seat || each.tile !== tile);
  return keep({ ...stage, ambushes }, seat, -1);
}

/** Two cards are spent by the step they give. */
function move(stage: Stage, { seat, to, why }: Told<'moved'>): Stage {
  const there = change(stage, seat, { at: to });
  if (why === 'blink-scroll') return carry(there, seat, -1);
  return why === 'instinct' ? keep(there, seat, -1) : there;
}

function fall(stage: Stage, { seat }: Told<'fell'>): Stage {
  const fallen = change(stage, seat, { down: true });
  const { duel } = stage;
  if (duel === null || !duel.fighters.includes(seat)) return fallen;
  return { ...fallen, duel: { ...duel, fallen: [...duel.fallen, seat] } };
}
