import { fetchWords } from '../../house/more-words.ts';
import { fetchOwnTable } from '../../model/own-tables.ts';
import { packOf } from '../../model/pack.ts';
import { useSettings } from '../../settings/settings.ts';

/** All that a table of this game needs in a room: its rules, its own table, and the screen around it with its words. */
export const fetchTable = (game: string): Promise<unknown> =>
  Promise.all([
    packOf(game),
    fetchOwnTable(game),
    fetchWords('table', useSettings.getState().language),
    import('../table/online-table-screen.tsx'),
  ]);
