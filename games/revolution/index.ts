import { type Bot, fetched } from '@tavern/bots';
import { deckSay } from '@tavern/decks';
import type { Say, Texts } from '@tavern/engine';
import type { Contract } from '../contract.ts';
import type { GameLook } from '../look.ts';
import { cloths, crests } from './look/decks.ts';
import { decks, type SeatChoice } from './rules/decks.ts';
import type { Revolution } from './rules/types.ts';

/** Fetched when they play: lobbies only list them. */
const bots = () => import('./bot/index.ts');

export const bot: Bot<Revolution> = fetched(async () => (await bots()).bot);
export const levels: { readonly easy: Bot<Revolution> } = { easy: fetched(async () => (await bots()).levels.easy) };

export const look: GameLook = { icon: 'discussion', crests, cloths };

export const choiceSay = ({ deck }: SeatChoice): Say => deckSay(decks, deck);

/** The rules in short: of this match, where there is one. Fetched when somebody reads them. */
export const book = async (rules?: object): Promise<Texts> => (await import('./text/book/index.ts')).bookOf(rules);

/** The document's own HTTP interface. */
export const contract = async (): Promise<Contract<Revolution>> => (await import('./http/index.ts')).contract;

/** H-29: lists are open when the match starts; before it everybody learns only that a deck is chosen. */
export const shownChoice = (): Record<string, never> => ({});

export { decks, sampleSeat } from './rules/decks.ts';
export { game } from './rules/game.ts';
export { statistics } from './statistics.ts';
export { neutral, tell, texts } from './text/index.ts';
