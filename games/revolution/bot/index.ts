import type { Bot } from '@tavern/bots';
import type { Revolution } from '../rules/types.ts';
import { easy } from './easy.ts';
import { normal } from './normal.ts';
import { reasons } from './reasons.ts';

/** A bot worth playing against. */
export const bot: Bot<Revolution> = { ...normal, why: reasons };

export const levels: { readonly easy: Bot<Revolution> } = { easy };
