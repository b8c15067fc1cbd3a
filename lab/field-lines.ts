import { type Field, type Json, render, say, type Words } from '@tavern/engine';

export const range = (min: number, max: number): number[] => Array.from({ length: max - min + 1 }, (_, index) => min + index);

/** The values a person can pick from a list. */
export function valuesOf(field: Field): readonly Json[] {
  if (field.type === 'number') return range(field.min, field.max);
  return field.type === 'choice' ? field.values.map(({ value }) => value) : [true, false];
}

/** A field and its value in one line, with the person's name where everybody has their own. */
export function fieldLine(words: Words, field: Field, value: Json, who: string | null = null): string {
  const shown = { label: field.label, value: valueText(words, field, value) };
  return render(words, who === null ? say('play.field', shown) : say('play.choice', { ...shown, who }));
}

export function valueText(words: Words, field: Field, value: Json): string {
  if (field.type === 'switch') return render(words, say(value === true ? 'play.on' : 'play.off'));
  const choice = field.type === 'choice' ? field.values.find((each) => each.value === value) : undefined;
  return choice === undefined ? JSON.stringify(value) : render(words, choice.label);
}
