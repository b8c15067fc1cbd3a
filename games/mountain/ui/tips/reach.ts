import { scripted } from '@tavern/engine';
import { onBoard } from '../../rules/board.ts';
import type { Bonus } from '../../rules/events.ts';
import { movementRoll } from '../../rules/score.ts';
import type { PlayerView } from '../../rules/view.ts';
import { reckoned } from '../show/sight.ts';

const FACES = [1, 2, 3, 4] as const;

const rolled = (player: PlayerView, face: number) => movementRoll(scripted([face]).stream(0), reckoned(player));

/** Where each face of the die would lead from here. */
export const reachOf = (player: PlayerView): { readonly roll: number; readonly tile: number }[] =>
  FACES.map((roll) => ({ roll, tile: onBoard(player.at + rolled(player, roll).total) }));

/** What is added to the next movement roll. */
export const paceOf = (player: PlayerView): readonly Bonus[] => rolled(player, FACES[0]).bonuses;
