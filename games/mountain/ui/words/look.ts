import type { Question, Say, Seat } from '@tavern/engine';
import type { Look as Told } from '@tavern/kit/acts/index.ts';
import type { Mountain, MountainOption } from '../../rules/types.ts';
import type { View } from '../../rules/view.ts';

export type { MountainOption };
export type MountainQuestion = Question<Mountain>;

/** What a tray's question is asked in: what these eyes see, and whose they are. */
export interface Asked {
  readonly question: MountainQuestion;
  readonly view: View;
  readonly seat: Seat;
}

/** How an option reads on whatever it is pressed by. */
export interface Look extends Told<Say, Say> {
  readonly sub: Say | null;
}
