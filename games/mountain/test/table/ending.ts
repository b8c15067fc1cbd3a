import type { Sitter } from '../../../test/table/driver.ts';
import { PLACES } from './selectors.ts';

/** Who came where, as it stands on this person's screen, the winner first. */
export const ranking = ({ page }: Sitter): Promise<readonly string[]> =>
  page
    .locator(PLACES)
    .evaluateAll((rows) =>
      rows.map((row) => ['.rank', '.who b'].map((part) => row.querySelector(part)?.textContent ?? '').join(' ')),
    );
