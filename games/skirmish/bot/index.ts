import type { Bot } from '@tavern/bots';
import type { Skirmish } from '../rules/types.ts';
import { easy } from './easy.ts';
import { normal } from './normal.ts';

/** A bot worth playing against. */
export const bot: Bot<Skirmish> = normal;

export const levels: { readonly easy: Bot<Skirmish> } = { easy };
