import type { View } from '../../../rules/view.ts';
import type { Show } from '../../show/types.ts';
import type { MountainQuestion } from '../../words/look.ts';
import { targetsOf } from '../controls/aim.ts';

interface HeldQuestion {
  readonly question: MountainQuestion;
  readonly view: View;
}

/** A tray's last question, while its round is being shown: its buttons stay where they are, inactive. */
export const heldFor = (kind: string, { held, rewound }: Pick<Show, 'held' | 'rewound'>): HeldQuestion | null =>
  held !== null && rewound === null && held.question.kind === kind ? held : null;

/** The target of that question. */
export function heldAim(wanted: number | null, { question }: HeldQuestion): number | null {
  const targets = targetsOf(question);
  return wanted !== null && targets.includes(wanted) ? wanted : (targets[0] ?? null);
}
