import type { Bot } from '@tavern/bots';
import type { Types } from '@tavern/engine';

/** Who has a seat. An empty one is played by the stand-in until somebody sits down. */
export type Holder = { readonly by: 'person' } | { readonly by: 'bot'; readonly bot: Bot<Types> } | { readonly by: 'empty' };

export const person: Holder = { by: 'person' };
export const empty: Holder = { by: 'empty' };
export const bot = (bot: Bot<Types>): Holder => ({ by: 'bot', bot });
