import { firstChoice, type Game, type Refusal, readWith, type Sitter, type Types } from '@tavern/engine';
import type { GamePack } from '@tavern/games';
import type { Room } from './room.ts';

/** House rules or a seat's choice, parsed: a plain record, whatever the game calls it. */
type Chosen = Room['rules'];
type Read = { readonly ok: true; readonly value: Chosen } | Refusal;

/** A whole set of house rules: those that are not named get the game's defaults, as in a preset. */
export const readRules = ({ rules }: Game<Types>, given: unknown, field: string): Read => readWith(rules, given, field) as Read;

/** Without a word about rules a room begins with the recommended ones. */
export function rulesToBeginWith({ game, presets = [] }: GamePack): Chosen {
  const recommended = presets.find((preset) => preset.recommended === true);
  return game.rules.parse(recommended?.rules ?? {}) as Chosen;
}

export const readChoice = (game: Game<Types>, rules: Chosen, given: unknown, field: string, by?: Sitter): Read =>
  readWith(game.seatChoice(rules, by), given, field) as Read;

/** What a seat plays with until somebody chooses. */
export const defaultChoice = (game: Game<Types>, rules: Chosen, others: readonly Chosen[] = [], by: Sitter = 'person'): Chosen =>
  firstChoice(game, rules, others, by) as Chosen;
