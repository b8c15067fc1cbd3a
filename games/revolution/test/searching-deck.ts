import { codeOf } from '@tavern/decks';
import { decks, type SeatChoice } from '../rules/decks.ts';

const [, opensquare] = decks.ready;
const AWAY = new Set<string>(['h-11', 'h-13', 'h-14', 'c-22', 'c-31', 'c-35', 'c-37']);
const MORE = ['h-1', 'h-15', 'h-15', 'c-9', 'c-10', 'c-12', 'c-20', 'c-23'];

/** The Open Square with more searches, looks and neutralising cards: every secret of the game comes up in it, whatever decks are made up elsewhere. */
const main = [...(opensquare?.cards['main'] ?? []).filter((card) => !AWAY.has(card)), ...MORE];

const deck = codeOf(decks, { name: '', cards: { leaders: opensquare?.cards['leaders'] ?? [], main } });

/** For random matches that look for something rare. */
export const searchingSeat = (): SeatChoice => ({ deck });
