import { type Bot, fetched } from '@tavern/bots';
import type { Texts } from '@tavern/engine';
import type { GameLook } from '../look.ts';
import type { Planner } from '../planner.ts';
import './rules/cards/index.ts';
import { powerups } from './rules/catalog.ts';
import type { PowerupId } from './rules/state.ts';
import type { CeeLo } from './rules/types.ts';

/** Fetched when they play: lobbies only list them. */
const bots = () => import('./bot/index.ts');

export const bot: Bot<CeeLo> = fetched(async () => (await bots()).bot);
export const levels: { readonly easy: Bot<CeeLo>; readonly frugal: Bot<CeeLo> } = {
  easy: fetched(async () => (await bots()).levels.easy),
  frugal: fetched(async () => (await bots()).levels.frugal),
};

export const look: GameLook = { icon: 'rolling-dices' };

/** The rules in short: of this run, where there is one. */
export const book = async (rules?: object): Promise<Texts> => (await import('./text/book/index.ts')).bookOf(rules);

export const planner: Planner<CeeLo> = {
  items: powerups.all.map(({ id }) => id),
  lines: async (rules) => (await import('./bot/lines.ts')).linesUnder(rules),
  bot: (items: readonly PowerupId[]) => fetched(async () => (await bots()).planned(items)),
};

export { daily } from './daily.ts';
export { presets } from './presets.ts';
export { game } from './rules/game.ts';
export { statistics } from './statistics.ts';
export { tell, texts } from './text/index.ts';
