import { classes, treasures } from '../catalog.ts';
import type { PlayerView } from '../view.ts';

/** Losses that the Wardstones in this backpack prevent: none, where nobody may look into it. */
export const wardsIn = (pack: PlayerView['pack']): number =>
  (pack ?? []).reduce((sum, item) => sum + (treasures.get(item).ward ?? 0), 0);

/** HP that a Monk will be restored to, once; 0 for everybody else, and after it has happened. */
export const recoveryOf = ({ class: hero, recovered }: PlayerView): number => (recovered ? 0 : classes.get(hero).recovers);

/**
 * Wards, HP and a Monk's recovery, added up, are lives: they are lost in this order (H-40). One round is one loss, so it never takes the
 * recovery together with what comes before it.
 */
export const livesAfter = (lives: number, lost: number, recovers: number): number =>
  lives > recovers ? Math.max(recovers, lives - lost) : lives - lost;
