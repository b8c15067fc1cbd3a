import type { Refusal } from '@tavern/engine';
import type { RoomSettings } from '@tavern/wire';
import type { Route } from '../../house/route.ts';
import { refused } from '../../model/refused.ts';
import { createRoom } from '../../play/online/rooms.ts';
import { theSession } from '../../play/online/the-session.ts';
import { ownRules } from './own-rules.ts';

export type Begun = { readonly ok: true; readonly route: Route } | Refusal;

/** Starts a run with the recommended rules and fresh dice. It runs when the promise resolves. */
export async function playRun(game: string, name: string): Promise<Begun> {
  try {
    const { startHere } = await import('../../play/here/here-source.ts');
    const begun = await startHere({ game, seats: [{ by: 'person', name }] });
    return begun.ok ? { ok: true, route: { at: 'here', id: begun.id } } : begun;
  } catch (error) {
    console.error(error);
    return refused('link.not-loaded');
  }
}

/** In a game with decks: a match against a bot, with the deck used last. */
export async function playAtOnce(game: string, name: string): Promise<Begun> {
  try {
    const { playWithLastDeck } = await import('./last-deck.ts');
    return await playWithLastDeck(game, name);
  } catch (error) {
    console.error(error);
    return refused('link.not-loaded');
  }
}

/** With the player's own box, where the game has one. */
export async function openRoom(game: string): Promise<Begun> {
  const own = await ownRules(game);
  const made = await createRoom(
    theSession(),
    game,
    own === undefined ? {} : { rules: own as NonNullable<RoomSettings['rules']> },
  );
  return made.ok ? { ok: true, route: { at: 'room', code: made.code } } : made;
}

/** Whether there is such a room. */
export async function findRoom(code: string): Promise<Begun> {
  const found = await theSession().request('room.look', { code });
  return found.ok ? { ok: true, route: { at: 'room', code: found.room.code } } : found;
}
