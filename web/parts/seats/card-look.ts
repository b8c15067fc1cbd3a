import { type Field, type Json, render, type Say, say, type Words } from '@tavern/engine';
import { cardNumbers } from '../../model/lobby/card-numbers.ts';
import type { Chosen } from '../../model/lobby/lobby-pack.ts';

/** How one value of a choice looks as a card. */
export interface CardLook {
  readonly name: string;
  readonly text: string;
  readonly flavour: string | undefined;
}

type ChoiceField = Extract<Field, { type: 'choice' }>;

/** A choice is shown as cards if the game has a card for each of its values. */
export const hasCards = (words: Words, field: Field): field is ChoiceField =>
  field.type === 'choice' && field.values.every(({ value }) => Object.hasOwn(words, `card.${value}.name`));

/** The numbers on a card come from the game's content. */
export const cardLook = (
  words: Words,
  game: { readonly name: string; readonly content: Json },
  value: string | number,
): CardLook => ({
  name: render(words, say(`card.${value}.name`)),
  text: render(words, say(`card.${value}.text`, cardNumbers(game.content, String(value)))),
  flavour: words[`hall.game.${game.name}.flavour.${value}`],
});

/** A value in a word or two: its card's name, else its label. */
export const chosenWord = (words: Words, { value, label }: ChoiceField['values'][number]): string =>
  words[`card.${value}.name`] ?? render(words, label);

/** What a seat has chosen. `called`: what the game calls a choice that is none of the listed ones. */
export function chosenWords(
  words: Words,
  fields: readonly Field[],
  choice: Chosen,
  called?: (choice: Chosen) => Say,
): readonly string[] {
  return fields.flatMap((field) => {
    if (field.type !== 'choice') return [];
    const value = choice[field.name];
    const chosen = field.values.find((each) => each.value === value);
    if (chosen !== undefined) return [chosenWord(words, chosen)];
    return field.open === true && value !== undefined && called !== undefined ? [render(words, called(choice))] : [];
  });
}
