import { changePower } from '../change.ts';
import type { Sheet } from '../sheet.ts';

/** Step 5: what SP cards do to power before the combos. They act in the order of the initial points (RR-025, RR-026), whatever they do. */
export function applySecrets(sheet: Sheet): void {
  for (const act of sheet.acts.power) if (act.card.kind === 'sp') changePower(sheet, 'secret', act);
}
