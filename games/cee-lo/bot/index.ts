import type { Bot } from '@tavern/bots';
import '../rules/cards/index.ts';
import type { CeeLo } from '../rules/types.ts';
import { easy } from './easy.ts';
import { LISTS } from './lists.ts';
import { player } from './player.ts';
import { reasons } from './reasons.ts';
import { frugal, shopper } from './shopper.ts';
import type { Wishes } from './wishes.ts';

/** Plays a run as well as it can be played. */
export const bot: Bot<CeeLo> = { ...player(shopper(LISTS)), why: reasons(LISTS) };

/** `frugal` fights as well, but buys nothing: what the dice alone are worth. */
export const levels: { readonly easy: Bot<CeeLo>; readonly frugal: Bot<CeeLo> } = { easy, frugal: player(frugal) };

/** Buys this and nothing else. */
export const planned = (wishes: Wishes): Bot<CeeLo> => player(shopper([wishes]));
