import { changePowers } from '../change.ts';
import type { Sheet } from '../sheet.ts';

/** Step 2: what leaders do to power, to their own characters first. */
export const applyLeaders = (sheet: Sheet): void => changePowers(sheet, 'leader', 'leader');
