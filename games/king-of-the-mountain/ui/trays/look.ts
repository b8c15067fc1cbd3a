import type { Option, Question, Say, Seat } from '@tavern/engine';
import type { IconName } from '@tavern/kit/icons/names.ts';
import type { Mountain } from '../../rules/types.ts';
import type { View } from '../../rules/view.ts';

export type Choice = Option<Mountain>;
export type MountainQuestion = Question<Mountain>;

/** What a tray's question is asked in: what these eyes see, and whose they are. */
export interface Asked {
  readonly question: MountainQuestion;
  readonly view: View;
  readonly seat: Seat;
}

/** How an option reads on the button it is chosen by. */
export interface Look {
  readonly label: Say;
  /** What comes of it. */
  readonly sub: Say | null;
  readonly icon: IconName;
  readonly kind: 'plain' | 'primary' | 'danger';
  /** What the second press says, where the first is not enough. */
  readonly confirm?: Say;
  /** Whom it is aimed at; only while that one is aimed at, the button is there. */
  readonly target?: number;
}
