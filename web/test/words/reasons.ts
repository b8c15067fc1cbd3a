import type { Reasons } from './faults.ts';

/** Keys of the page that code builds, and from what. */
export const COMPUTED: Reasons = {
  'hall.game.{}.name': 'the hall asks no pack: games bring it in text/hall, and those to come have none',
  'hall.game.{}.about': 'a line for each game on the table',
  'hall.game.{}.size': 'how many play it, and how long',
  'hall.game.{}.start': 'what it is called to start a game, where it has a name of its own',
  'hall.game.{}.flavour.{}': 'a line of character on a card that a seat can choose, where there is one',
  'bot.{}': 'one per level of bots',
  'level.{}': 'one per level of bots, beside the name of a bot of that level',
  'person.{}': 'the name of somebody who plays for the house',
  'frame.log.kind.{}': 'one per kind of line',
  'lobby.pace.{}': 'one per pace',
  'replay.step.{}': 'one per step through a match',
  'lobby.speed.{}': 'one per speed',
};

/** Keys that the page asks of games, and what for. Every game must have those without a hole. */
export const OF_GAMES: Reasons = {
  'game.name': 'what it is called',
  'game.about': 'what it is about, in a sentence or two',
  'coach.{}': 'a word to a newcomer, for each kind of question that needs one',
  'rules.{}.title': 'a chapter of its rules in short',
  'rules.{}.text': 'a chapter of its rules in short',
};

/** Keys that the deck builder asks of games with decks. */
export const OF_DECKS: Reasons = {
  'deck.rank': 'what the number is called that its cards are sorted by',
  'deck.rank.by': 'the title of the curve',
};

/** The same where the weight of a part is limited. */
export const OF_WEIGHTS: Reasons = {
  'deck.weight': 'what the weight of a card is called',
  'deck.weight.sum': 'what the sum of weights is called, within a sentence',
};

/** Texts that are the same in every language, and why. */
export const ALIKE: Reasons = {
  'language.en': 'each language is listed by its own name',
  'language.zh-Hant': 'each language is listed by its own name',
};
