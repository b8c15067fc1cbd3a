import type { Field, Game, Json, Types, Words } from '@tavern/engine';
import { render, say } from '@tavern/engine';
import type { GamePack } from '@tavern/games';

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
export const cardLook = (words: Words, game: Pick<Game<Types>, 'name' | 'content'>, value: string | number): CardLook => ({
  name: render(words, say(`card.${value}.name`)),
  text: render(words, say(`card.${value}.text`, numbersOf(game.content, String(value)))),
  flavour: words[`hall.game.${game.name}.flavour.${value}`],
});

type Numbers = { readonly [name: string]: Json };

/** A card's numbers, in whichever of the game's lists it is. */
function numbersOf(content: Json, id: string): Numbers {
  if (typeof content !== 'object' || content === null) return {};
  for (const list of Object.values(content)) {
    if (!Array.isArray(list)) continue;
    const card = list.find((each: Json) => typeof each === 'object' && each !== null && (each as Numbers)['id'] === id);
    if (card !== undefined) return card as Numbers;
  }
  return {};
}

/** A value in a word or two: its card's name, else its label. */
export const chosenWord = (words: Words, { value, label }: ChoiceField['values'][number]): string =>
  words[`card.${value}.name`] ?? render(words, label);

/** What a seat has chosen. `called`: what the game calls a choice that is none of the listed ones. */
export function chosenWords(
  words: Words,
  fields: readonly Field[],
  choice: Numbers,
  called?: GamePack['choiceSay'],
): readonly string[] {
  return fields.flatMap((field) => {
    if (field.type !== 'choice') return [];
    const value = choice[field.name];
    const chosen = field.values.find((each) => each.value === value);
    if (chosen !== undefined) return [chosenWord(words, chosen)];
    return field.open === true && value !== undefined && called !== undefined ? [render(words, called(choice))] : [];
  });
}
