import { packOf } from '../../model/pack.ts';
import { useSettings } from '../../settings/settings.ts';

/** What new tables of this player begin with, if they have changed it. Everybody else need not load the game for it. */
export async function ownRules(game: string): Promise<object | undefined> {
  if (useSettings.getState().boxes[game] === undefined) return undefined;
  const [{ rulesToBegin }, pack] = await Promise.all([import('../../decks/own-box.ts'), packOf(game)]);
  return pack === null ? undefined : rulesToBegin(game, pack);
}
