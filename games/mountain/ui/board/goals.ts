import type { Question, Seat } from '@tavern/engine';
import { onBoard } from '../../rules/board.ts';
import { INSTINCT } from '../../rules/kept.ts';
import type { Mountain } from '../../rules/types.ts';
import type { View } from '../../rules/view.ts';
import { reachOf } from '../tips/reach.ts';
import type { CardStep } from '../words/step-words.ts';

/** A tile that can be reached now. */
export interface Goal {
  readonly tile: number;
  /** Faces of the die that lead here, if the die is still to be rolled. */
  readonly rolls: readonly number[];
  readonly steps: readonly CardStep[];
}

const NONE: readonly Goal[] = [];

/**
 * The tiles that the question's options can reach. Lasting items come before those that are used up, so that the cheaper way to a tile is
 * first.
 */
export function goalsOf(view: View, question: Question<Mountain> | null, viewer: Seat | null): readonly Goal[] {
  const me = viewer === null ? undefined : view.players[viewer];
  if (question === null || me === undefined) return NONE;
  const goals = new Map<number, { rolls: number[]; steps: CardStep[] }>();
  const goal = (tile: number) => {
    const known = goals.get(tile) ?? { rolls: [], steps: [] };
    goals.set(tile, known);
    return known;
  };
  for (const option of question.options) {
    if (question.kind === 'turn' && option.do === 'move') for (const { roll, tile } of reachOf(me)) goal(tile).rolls.push(roll);
    if (question.kind === 'turn' && option.do === 'play' && 'by' in option && option.card === INSTINCT)
      goal(onBoard(me.at + option.by)).steps.push({ card: option.card, option });
    if (question.kind === 'arrive' && option.do === 'stay') goal(me.at).steps.push({ card: null, option });
    if (question.kind === 'arrive' && option.do === 'step')
      goal(onBoard(me.at + option.by)).steps.push({ card: option.card, option });
  }
  return [...goals].map(([tile, { rolls, steps }]) => ({ tile, rolls, steps }));
}

/** What pressing the tile itself does: only where it can mean one thing, and no die decides. */
export const choiceAt = ({ rolls, steps }: Goal): CardStep | null => (rolls.length === 0 ? (steps[0] ?? null) : null);

/** Only the die may lead there: pressing the tile chooses nothing. */
export const isUpToTheDie = (goal: Goal): boolean => goal.rolls.length > 0 && choiceAt(goal) === null;
