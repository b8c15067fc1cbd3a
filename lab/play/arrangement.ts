import { type Field, type Json, type Language, offers, parseSettings, type Rng } from '@tavern/engine';
import { sampleSeats } from '@tavern/engine/conformance';
import type { GamePack } from '@tavern/games';
import { Mistake } from '../arguments.ts';
import { nameAndValue, readField } from '../fields.ts';
import { botsCounted, type HouseRules, inFull, seatFields, wrongSettings } from '../house-rules.ts';
import { words } from '../words.ts';

/** What one person chose for their seat; what is not named is as the menu first shows it. */
export type Choices = { readonly [name: string]: Json };

/** What is settled before a match in the terminal. */
export interface Arrangement {
  readonly language: Language;
  readonly seats: number;
  readonly people: number;
  readonly rules: HouseRules;
  /** By person, in the order of their seats. */
  readonly choices: readonly Choices[];
}

/** With as many seats as these people and their bots need, where the game counts the bots; too many people are refused when it starts. */
export function withSeats<A extends Pick<Arrangement, 'seats' | 'people' | 'rules'>>(pack: GamePack, arrangement: A): A {
  const bots = botsCounted(pack, arrangement.rules, arrangement.people);
  return bots === null ? arrangement : { ...arrangement, seats: Math.min(pack.game.seats[1], arrangement.people + bots) };
}

/** `--choice class=monk` is for the first person, `--choice 2:class=monk` for the second. */
export function choicesFrom(given: readonly string[], people: number, fields: readonly Field[]): Choices[] {
  const choices: { [name: string]: Json }[] = Array.from({ length: people }, () => ({}));
  for (const each of given) {
    const [, number = '1', rest = ''] = /^(?:(\d+):)?(.*)$/s.exec(each) ?? [];
    const parts = nameAndValue(rest);
    if (parts === null) throw new Mistake(words('mistake.seatChoice', { given: each }));
    const choice = choices[Number(number) - 1];
    if (choice === undefined) throw new Mistake(words('mistake.person', { given: each, number, people }));
    const [name] = parts;
    if (fields.length === 0) throw new Mistake(words('mistake.nothingToChoose', { name }));
    choice[name] = readField('--choice', parts, fields);
  }
  return choices;
}

/** One person's value of a field. What has gone from the list since (another rule may do that) falls back to the first. */
export function chosen(field: Field, choices: Choices | undefined): Json {
  const value = choices?.[field.name] ?? field.initial;
  return offers(field, value) ? value : field.initial;
}

/** The arrangement parsed by the game itself, with choices drawn for the bots; a mistake in it is named. */
export function settle(pack: GamePack, { rules, seats, people, choices }: Arrangement, rng: Rng) {
  const fields = seatFields(pack, rules).filter(({ type }) => type !== 'other');
  const persons = Array.from({ length: people }, (_, person) => ({
    ...choices[person],
    ...Object.fromEntries(fields.map((field) => [field.name, chosen(field, choices[person])])),
  }));
  const bots = sampleSeats(pack.game, inFull(pack, rules), seats - people, rng, undefined, persons);
  const settings = parseSettings(pack.game, { rules, seats: [...persons, ...bots] });
  if (!settings.ok) throw wrongSettings(pack, settings);
  return settings;
}
