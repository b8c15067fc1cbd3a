import { changePower } from '../change.ts';
import { type Sheet, works } from '../sheet.ts';

/** Step 7: what sets power to 0 comes after everything that raises it (RR-041). */
export function nullify(sheet: Sheet): void {
  for (const act of sheet.acts.zero) if (works(act)) changePower(sheet, 'nullified', act);
}
