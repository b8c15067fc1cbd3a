import { z } from 'zod';
import { anything, fields, whole } from './refusal.ts';

/** A house rule, or what a seat chooses. */
const gameField = z
  .strictObject({
    name: z.string(),
    label: z.string(),
    help: z.string(),
    initial: anything,
    type: z.enum(['switch', 'choice', 'number', 'other']),
    values: z.array(z.strictObject({ value: z.union([z.string(), z.number(), z.boolean()]), label: z.string() })).exactOptional(),
    /** Other texts than the listed ones are taken as well: the code of a deck. */
    open: z.literal(true).exactOptional(),
    /** Only under other house rules than a new room has: these values of that rule. */
    under: z.strictObject({ rule: z.string(), values: z.array(anything) }).exactOptional(),
    min: z.number().exactOptional(),
    max: z.number().exactOptional(),
  })
  .meta({ id: 'Field' });
export type GameField = z.output<typeof gameField>;

const gameInfo = z
  .strictObject({
    id: z.string(),
    name: z.string(),
    about: z.string(),
    version: whole,
    hidden: z.boolean(),
    seats: z.strictObject({ min: whole, max: whole }),
    levels: z.array(z.string()),
    rules: z.array(gameField),
    presets: z.array(
      z.strictObject({ id: z.string(), name: z.string(), about: z.string(), recommended: z.boolean(), rules: fields }),
    ),
    choices: z.array(gameField),
    /** Where a table may change the cards: the house rule `box` names them by these ids. */
    box: z
      .strictObject({
        decks: z.array(z.strictObject({ id: z.string(), name: z.string(), least: whole })),
        cards: z.array(z.strictObject({ id: z.string(), name: z.string(), deck: z.string(), copies: whole })),
      })
      .exactOptional(),
  })
  .meta({
    id: 'Game',
    description: 'A game: house rules, what a seat chooses (under the rules that a new room has), levels of bots.',
  });
export type GameInfo = z.output<typeof gameInfo>;

export const gameList = z.strictObject({ ok: z.literal(true), games: z.array(gameInfo) });
