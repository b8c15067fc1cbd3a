import { fieldsOf, LANGUAGES } from '@tavern/engine';
import type { GamePack } from '../registry.ts';

/** What is wrong with the extras that a game brings: presets, the run of the day, further bots, the list of its cards, decks, the box. */
export const packFaults = (pack: GamePack): string[] => [
  ...presetFaults(pack),
  ...dailyFaults(pack),
  ...botFaults(pack),
  ...cardFaults(pack),
  ...deckFaults(pack),
  ...boxFaultsOf(pack),
];

function presetFaults({ game, texts, presets = [] }: GamePack): string[] {
  const ids = presets.map(({ id }) => id);
  const words = ids.flatMap((id) => [`preset.${id}.name`, `preset.${id}.about`]);
  return [
    ...twice(ids).map((id) => `two presets are called ${id}`),
    ...LANGUAGES.flatMap((language) =>
      words.filter((key) => !texts[language][key]?.trim()).map((key) => `${key} is missing in ${language}`),
    ),
    ...presets.flatMap(({ id, rules }) => ruleFaults(game, rules).map((fault) => `preset ${id}: ${fault}`)),
    ...(presets.filter(({ recommended }) => recommended).length > 1 ? ['more than one preset is recommended'] : []),
  ];
}

/** Everybody plays it alone, by these rules. */
function dailyFaults({ game, daily }: GamePack): string[] {
  if (daily === undefined) return [];
  const rules = ruleFaults(game, daily.rules).map((fault) => `the daily run: ${fault}`);
  return game.seats[0] > 1 ? [...rules, 'the daily run is for one, and this game is not'] : rules;
}

const ruleFaults = (game: GamePack['game'], rules: object): string[] =>
  (game.rules.safeParse(rules).error?.issues ?? []).map(({ path, message }) => `${path.join('.')} ${message}`);

/** `lab simulate --bots` knows bots by name, and these two names are given. */
const botFaults = ({ levels = {} }: GamePack): string[] =>
  ['random', 'normal'].filter((name) => Object.hasOwn(levels, name)).map((name) => `a level may not be called ${name}`);

const cardFaults = ({ statistics }: GamePack): string[] =>
  twice(statistics?.cards ?? []).map((id) => `statistics lists the card ${id} twice`);

/** A seat's field `deck` must list the ready decks: lobby and builder go by it. */
function deckFaults({ game, texts, decks }: GamePack): string[] {
  if (decks === undefined) return [];
  const field = fieldsOf(game.seatChoice(game.rules.parse({})), 'seat').find(({ name }) => name === 'deck');
  if (field?.type !== 'choice' || field.open !== true) return ['a seat has no open choice called deck'];
  const listed = new Set(field.values.map(({ value }) => value));
  const words = field.values.flatMap(({ label }) => [label.key, `${label.key}.about`]);
  return [
    ...decks.ready.filter(({ id }) => !listed.has(id)).map(({ id }) => `the ready deck ${id} cannot be chosen`),
    ...LANGUAGES.flatMap((language) =>
      words.filter((key) => !texts[language][key]?.trim()).map((key) => `${key} is missing in ${language}`),
    ),
  ];
}

/** The house rule `box` must be the open choice that lobby and card manager go by, and every deck and card needs its name. */
function boxFaultsOf({ game, texts, box }: GamePack): string[] {
  if (box === undefined) return [];
  const field = fieldsOf(game.rules).find(({ name }) => name === 'box');
  if (field?.type !== 'choice' || field.open !== true) return ['there is no open house rule called box'];
  const words = [
    ...box.decks.flatMap(({ id, kind, few }) => [
      `box.deck.${id}`,
      `box.kind.${kind}`,
      ...(few === undefined ? [] : [`box.few.${kind}`]),
    ]),
    ...box.cards.map(({ id }) => `card.${id}.name`),
    'box.printed',
  ];
  return [
    ...(game.contentUnder === undefined ? ['the content hash does not cover the box'] : []),
    ...LANGUAGES.flatMap((language) =>
      words.filter((key) => !texts[language][key]?.trim()).map((key) => `${key} is missing in ${language}`),
    ),
  ];
}

const twice = (ids: readonly string[]): string[] => ids.filter((id, index) => ids.indexOf(id) !== index);
