import { startHere } from '../../play/here/here-source.ts';
import type { BotWish } from '../../settings/settings.ts';
import type { Begun } from './begin.ts';
import { ownRules } from './own-rules.ts';

/** Starts a match against bots with the recommended rules. It runs when the promise resolves. */
export async function playBots(game: string, name: string, { choice, rivals, level }: BotWish): Promise<Begun> {
  const bots = Array.from({ length: rivals }, () => ({ by: 'bot', level }) as const);
  const rules = await ownRules(game);
  const begun = await startHere({
    game,
    ...(rules === undefined ? {} : { rules }),
    seats: [{ by: 'person', name, wish: choice }, ...bots],
  });
  return begun.ok ? { ok: true, route: { at: 'here', id: begun.id } } : begun;
}
