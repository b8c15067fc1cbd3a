import { type Bot, fetched } from '@tavern/bots';
import type { BoxRules } from '@tavern/decks';
import type { Texts } from '@tavern/engine';
import type { GameLook } from '../look.ts';
import { crests, teamCloths, teamCrests } from './look/crests.ts';
import { mountainBox } from './rules/box.ts';
import './rules/cards/index.ts';
import type { Mountain } from './rules/types.ts';

/** Fetched when they play: lobbies only list them. */
const bots = () => import('./bot/index.ts');

export const bot: Bot<Mountain> = fetched(async () => (await bots()).bot);
export const levels: { readonly easy: Bot<Mountain> } = { easy: fetched(async () => (await bots()).levels.easy) };

export const look: GameLook = {
  icon: 'mountains',
  crests: { ...crests, ...teamCrests },
  side: { field: 'team', cloths: teamCloths },
};

/** Fetched when somebody reads it. */
export const book = async (rules?: object): Promise<Texts> => (await import('./text/book/index.ts')).bookOf(rules);

export const box: BoxRules = mountainBox();

export { presets } from './presets.ts';
export { game } from './rules/game.ts';
export { sampleRules } from './rules/sample-rules.ts';
export { statistics } from './statistics.ts';
export { gameTexts as texts } from './text/game.ts';
export { tell } from './text/tell.ts';
