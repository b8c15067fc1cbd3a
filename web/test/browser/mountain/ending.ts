import type { Person } from '../person.ts';

/** Who came where, as it stands on this person's screen, the winner first. */
export const ranking = ({ page }: Person): Promise<readonly string[]> =>
  page
    .locator('.ending tbody tr')
    .evaluateAll((rows) =>
      rows.map((row) => ['.rank', '.who b'].map((part) => row.querySelector(part)?.textContent ?? '').join(' ')),
    );
