import { type Field, fieldsOf, type Json, type Language, type Words } from '@tavern/engine';
import type { GamePack } from '@tavern/games';
import { cardNumbers } from './card-numbers.ts';
import { levelsOf } from './levels.ts';
import type { Chosen, LobbyPack } from './lobby-pack.ts';
import { madeCases } from './made-cases.ts';
import { namedRules } from './named-rules.ts';

/** What is said of every game before its table opens: house rules and presets, seats and what they lack together. */
const SAID = /^(game|options|preset|seat|seats)\./;
/** The rules in short, where they are among a game's texts: they fill the place of a choice. */
const IN_SHORT = /^rules\./;
/** What is said of decks and boxes there, and of a code that somebody pastes. What is wrong with a box is said by the card manager, with all words of the game. */
const OF_DECKS = /^(deck\.(kind\.|part\.|weight|own$|named$)|refusal\.deck-)/;
const OF_BOX = /^box\.(printed|own)$/;

/** Which of a game's texts a lobby needs. */
function isSaid(pack: GamePack, lists: readonly (readonly Field[])[]): (key: string) => boolean {
  const values = lists.flat().flatMap((field) => (field.type === 'choice' ? field.values.map(({ value }) => String(value)) : []));
  const cards = new Set([
    ...values.flatMap((value) => [`card.${value}.name`, `card.${value}.text`]),
    ...(pack.decks?.cards ?? []).map(({ id }) => `card.${id}.name`),
  ]);
  return (key) =>
    SAID.test(key) ||
    cards.has(key) ||
    (values.length === 0 && IN_SHORT.test(key)) ||
    (pack.decks !== undefined && OF_DECKS.test(key)) ||
    (pack.box !== undefined && OF_BOX.test(key));
}

const only = (words: Words, wanted: (key: string) => boolean): Words =>
  Object.fromEntries(Object.entries(words).filter(([key]) => wanted(key)));

/** The cards that a seat can choose, with their numbers. */
function cardsOf(content: Json, lists: readonly (readonly Field[])[]): Json {
  const ids = new Set(
    lists.flat().flatMap((field) => (field.type === 'choice' ? field.values.map(({ value }) => String(value)) : [])),
  );
  return { cards: [...ids].map((id) => cardNumbers(content, id)).filter((card) => Object.keys(card).length > 0) };
}

type OfAllLanguages = Omit<LobbyPack, 'texts' | 'neutral'>;

const made = new WeakMap<GamePack, OfAllLanguages>();

function inAllLanguages(pack: GamePack): OfAllLanguages {
  const found = made.get(pack);
  if (found !== undefined) return found;
  const { game, look, decks, daily } = pack;
  const named = namedRules(pack);
  const fields = fieldsOf(game.rules);
  const seat = madeCases(game, fields, named.printed);
  const all: OfAllLanguages = {
    ...named,
    game: { name: game.name, seats: game.seats, content: cardsOf(game.content, seat.fields) },
    fields,
    seat,
    levels: levelsOf(pack),
    ...(look === undefined ? {} : { look }),
    ...(decks === undefined ? {} : { decks }),
    ...(game.hidden === undefined ? {} : { hides: true }),
    ...(pack.shownChoice === undefined ? {} : { sealed: true }),
    ...(daily === undefined ? {} : { daily: game.rules.parse(daily.rules) as Chosen }),
  };
  made.set(pack, all);
  return all;
}

/** What hall and lobby know of a game, from its pack. */
export function madeLobbyPack(pack: GamePack, language: Language): LobbyPack {
  const all = inAllLanguages(pack);
  const wanted = isSaid(pack, all.seat.fields);
  return {
    ...all,
    texts: { [language]: only(pack.texts[language], wanted) },
    ...(pack.neutral === undefined ? {} : { neutral: { [language]: only(pack.neutral[language], wanted) } }),
  };
}
