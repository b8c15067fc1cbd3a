import { type BoxRules, boxSay } from '@tavern/decks';
import { type Field, type Json, render, say, type Words } from '@tavern/engine';

export const range = (min: number, max: number): number[] => Array.from({ length: max - min + 1 }, (_, index) => min + index);

/** The values a person can pick from a list. One that is not listed (an open choice may have it) can be kept. */
export function valuesOf(field: Field, now: Json): readonly Json[] {
  if (field.type === 'number') return range(field.min, field.max);
  if (field.type !== 'choice') return [true, false];
  const listed: readonly Json[] = field.values.map(({ value }) => value);
  return field.open === true && !listed.includes(now) ? [...listed, now] : listed;
}

/** A field and its value in one line, with the person's name where everybody has their own. */
export function fieldLine(words: Words, field: Field, value: Json, who: string | null = null, box?: BoxRules): string {
  const shown = { label: field.label, value: valueText(words, field, value, box) };
  return render(words, who === null ? say('play.field', shown) : say('play.choice', { ...shown, who }));
}

/** `box`: what the box of the game may be, where it has one. A box that is not as printed is told by how much is changed. */
export function valueText(words: Words, field: Field, value: Json, box?: BoxRules): string {
  if (box !== undefined && field.name === 'box' && typeof value === 'string') return render(words, boxSay(value));
  if (field.type === 'switch') return render(words, say(value === true ? 'play.on' : 'play.off'));
  const choice = field.type === 'choice' ? field.values.find((each) => each.value === value) : undefined;
  if (choice !== undefined) return render(words, choice.label);
  return typeof value === 'string' ? value : JSON.stringify(value);
}
