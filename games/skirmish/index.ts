import { type Bot, fetched } from '@tavern/bots';
import { deckSay } from '@tavern/decks';
import type { Say, Texts } from '@tavern/engine';
import type { GameLook } from '../look.ts';
import { cloths, crests } from './look/decks.ts';
import { decks, type SeatChoice } from './rules/decks.ts';
import type { Skirmish } from './rules/types.ts';

/** Fetched when they play: lobbies only list them. */
const bots = () => import('./bot/index.ts');

export const bot: Bot<Skirmish> = fetched(async () => (await bots()).bot);
export const levels: { readonly easy: Bot<Skirmish> } = { easy: fetched(async () => (await bots()).levels.easy) };

export const look: GameLook = { icon: 'rally-the-troops', crests, cloths };

export const choiceSay = ({ deck }: SeatChoice): Say => deckSay(decks, deck);

/** The rules in short: of this match, where there is one. Fetched when somebody reads them. */
export const book = async (rules?: object): Promise<Texts> => (await import('./text/book/index.ts')).bookOf(rules);

/** FS-070: the document's own log. Fetched when somebody asks for it. */
export const actionLog = async (record: unknown): Promise<ReturnType<typeof import('./action-log.ts').actionLog>> =>
  (await import('./action-log.ts')).actionLog(record);

/** H-22: lists are open when the match starts; before it everybody learns only that a deck is chosen. */
export const shownChoice = (): Record<string, never> => ({});

export { decks, sampleSeat } from './rules/decks.ts';
export { game } from './rules/game.ts';
export { statistics } from './statistics.ts';
export { tell, texts } from './text/index.ts';
