import type { Question, Say, Seat } from '@tavern/engine';
import type { Look as Told } from '@tavern/kit/acts/index.ts';
import type { Mountain, MountainOption } from '../../rules/types.ts';
import type { View } from '../../rules/view.ts';

export type { MountainOption };
export type MountainQuestion = Question<Mountain>;

/** A tray's question with the viewer's view and seat. */
export interface Asked {
  readonly question: MountainQuestion;
  readonly view: View;
  readonly seat: Seat;
}

/** The words of an option on its control. */
export interface Look extends Told<Say, Say> {
  readonly sub: Say | null;
}
