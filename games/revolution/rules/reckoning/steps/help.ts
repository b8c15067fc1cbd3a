import { changePowers } from '../change.ts';
import type { Sheet } from '../sheet.ts';

/** Step 4: what active Help cards do to power. */
export const applyHelp = (sheet: Sheet): void => changePowers(sheet, 'help', 'help');
