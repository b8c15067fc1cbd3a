import {
  type Field,
  fieldsOf,
  type Json,
  LANGUAGES,
  type Language,
  parseSettings,
  render,
  say,
  type Words,
} from '@tavern/engine';
import type { GamePack } from '@tavern/games';
import { Mistake } from '../arguments.ts';
import { told, words, wordsOf } from '../words.ts';
import type { Menu } from './menu.ts';

/** What is settled before a match in the terminal. */
export interface Arrangement {
  language: Language;
  seats: number;
  people: number;
  rules: { [name: string]: Json };
}

/** `--rule name=value`, read as the rule's type. */
export function rulesFrom(given: readonly string[], fields: readonly Field[]): { [name: string]: Json } {
  return Object.fromEntries(
    given.map((rule) => {
      const [name = '', ...rest] = rule.split('=');
      const value = rest.join('=');
      if (name === '' || rest.length === 0) throw new Mistake(words('mistake.rule', { given: rule }));
      const type = fields.find((field) => field.name === name)?.type;
      if (type === 'number' && value.trim() !== '' && Number.isFinite(Number(value))) return [name, Number(value)];
      if (type === 'switch' && ['true', 'yes', 'on', 'false', 'no', 'off'].includes(value))
        return [name, ['true', 'yes', 'on'].includes(value)];
      return [name, value];
    }),
  );
}

/** The arrangement parsed by the game itself; a mistake in it is named. */
export function settle({ game }: GamePack, { rules, seats }: Arrangement) {
  const settings = parseSettings(game, { rules, seats: Array.from({ length: seats }, () => ({})) });
  if (!settings.ok) throw new Mistake(words('mistake.settings', { why: told(settings.why) }));
  return settings;
}

/** A menu of everything that can be settled, until the person starts. */
export async function arrange(menu: Menu, pack: GamePack, given: Arrangement): Promise<Arrangement> {
  const fields = fieldsOf(pack.game.rules).filter(({ type }) => type !== 'other');
  const now: Arrangement = { ...given, rules: { ...given.rules } };
  for (;;) {
    const dictionary = wordsOf(now.language, pack.texts);
    const put = (key: string, value: Json) => render(dictionary, say(key, { value }));
    const chosen = await menu.choose<'start' | 'seats' | 'people' | 'language' | Field>(
      render(dictionary, say('play.settings', { game: say('game.name') })),
      [
        { value: 'start', name: render(dictionary, say('play.start')) },
        { value: 'seats', name: put('play.seats', now.seats), apart: true },
        { value: 'people', name: put('play.people', now.people) },
        { value: 'language', name: put('play.language', now.language) },
        ...fields.map((field) => ({ value: field, name: fieldLine(dictionary, field, now.rules[field.name] ?? field.initial) })),
      ],
    );
    if (chosen === 'start' || chosen === null) return now;
    if (chosen === 'seats')
      now.seats = await pick(menu, range(...pack.game.seats), now.seats, (value) => put('play.seats', value));
    else if (chosen === 'people')
      now.people = await pick(menu, range(0, now.seats), now.people, (value) => put('play.people', value));
    else if (chosen === 'language')
      now.language = await pick(menu, [...LANGUAGES], now.language, (value) => put('play.language', value));
    else now.rules[chosen.name] = await pickField(menu, dictionary, chosen, now.rules[chosen.name] ?? chosen.initial);
    now.people = Math.min(now.people, now.seats);
  }
}

const range = (min: number, max: number): number[] => Array.from({ length: max - min + 1 }, (_, index) => min + index);

async function pick<V extends Json>(menu: Menu, values: readonly V[], now: V, text: (value: V) => string): Promise<V> {
  const choices = values.map((value) => ({ value, name: text(value) }));
  return (await menu.choose<V>(text(now), choices, { initial: now })) ?? now;
}

async function pickField(menu: Menu, dictionary: Words, field: Field, now: Json): Promise<Json> {
  const prompt = `${render(dictionary, field.label)}. ${render(dictionary, field.help)}`;
  const choices = valuesOf(field).map((value) => ({ value, name: fieldLine(dictionary, field, value) }));
  return (await menu.choose<Json>(prompt, choices, { initial: now })) ?? now;
}

function valuesOf(field: Field): readonly Json[] {
  if (field.type === 'number') return range(field.min, field.max);
  return field.type === 'choice' ? field.values.map(({ value }) => value) : [true, false];
}

const fieldLine = (dictionary: Words, field: Field, value: Json): string =>
  render(dictionary, say('play.field', { label: field.label, value: valueText(dictionary, field, value) }));

function valueText(dictionary: Words, field: Field, value: Json): string {
  if (field.type === 'switch') return render(dictionary, say(value === true ? 'play.on' : 'play.off'));
  const choice = field.type === 'choice' ? field.values.find((each) => each.value === value) : undefined;
  return choice === undefined ? JSON.stringify(value) : render(dictionary, choice.label);
}
