import { type Field, fieldsOf, type Json, parseSettings, type Refusal, type Types } from '@tavern/engine';
import type { GamePack, Preset } from '@tavern/games';
import { Mistake } from './arguments.ts';
import { fieldFrom } from './fields.ts';
import { told, words } from './words.ts';

/** House rules by name; what is not named has its default. */
export type HouseRules = { readonly [name: string]: Json };

/** House rules from the command line: a preset's first, then each `--rule name=value`. A mistake in them is named. */
export function houseRules(pack: GamePack, preset: string | undefined, given: readonly string[] = []): HouseRules {
  const base = preset === undefined ? {} : presetRules(presetOf(pack, preset));
  const rules = { ...base, ...rulesFrom(given, fieldsOf(pack.game.rules)) };
  // A table without seats is refused as well, but only once its rules could be read.
  const read = parseSettings(pack.game, { rules, seats: [] });
  if (!read.ok && read.field !== 'seats') throw wrongSettings(read);
  return rules;
}

export const wrongSettings = ({ why }: Refusal): Mistake => new Mistake(words('mistake.settings', { why: told(why) }));

export const presetRules = (preset: Preset): HouseRules => preset.rules as HouseRules;

function presetOf({ game, presets = [] }: GamePack, id: string): Preset {
  const found = presets.find((preset) => preset.id === id);
  if (found !== undefined) return found;
  if (presets.length === 0) throw new Mistake(words('mistake.noPresets', { game: game.name }));
  throw new Mistake(words('mistake.choice', { name: '--preset', given: id, known: presets.map((each) => each.id).join(', ') }));
}

function rulesFrom(given: readonly string[], fields: readonly Field[]): HouseRules {
  return Object.fromEntries(
    given.map((rule) => {
      const read = fieldFrom(rule, fields);
      if (read === null) throw new Mistake(words('mistake.rule', { given: rule }));
      return [read.name, read.value];
    }),
  );
}

/** The rules with every default filled in. */
export const inFull = ({ game }: GamePack, rules: HouseRules): Types['rules'] => game.rules.parse(rules);

/** What a seat may choose under these rules. */
export const seatFields = (pack: GamePack, rules: HouseRules): Field[] =>
  fieldsOf(pack.game.seatChoice(inFull(pack, rules)), 'seat');
