import type { DeckRules } from '@tavern/decks';
import { entryOf } from '@tavern/games';

const rules = (await entryOf('skirmish')?.load())?.decks;
if (rules === undefined) throw new Error('there are no decks of Skirmish');

/** The decks of a real game, by way of the registry: types pass where the game's folder is gone. */
export const decks: DeckRules = rules;
