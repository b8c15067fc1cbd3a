import type { Bot } from '@tavern/bots';
import '../rules/cards/index.ts';
import type { Mountain } from '../rules/types.ts';
import { player } from './player.ts';
import { EASY, NORMAL } from './weights.ts';

/** A bot worth playing against. */
export const bot: Bot<Mountain> = player(NORMAL);

export const levels: { readonly easy: Bot<Mountain> } = { easy: player(EASY) };
