import { changePowers } from '../change.ts';
import type { Sheet } from '../sheet.ts';

/** Step 3: what characters do to power: own conditions, allies, "first" targets, then the opponent's characters. */
export const applyCharacters = (sheet: Sheet): void => changePowers(sheet, 'effects', 'character');
