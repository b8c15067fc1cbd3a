import { create, fast } from '@tavern/engine';
import { race } from '@tavern/race';
import { drive } from './drive.ts';
import { type Finish, SEATS, TILES } from './finish.ts';

const seats = Array.from({ length: SEATS }, () => ({}));
const rules = { tiles: TILES };

/** On our kernel. */
export const ours = (seed: number): Finish => drive(create(race, fast(seed), seats, rules));
