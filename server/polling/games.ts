import { type Field, fieldsOf, type Language, render, say, type Words, withEngineTexts } from '@tavern/engine';
import { botsOf, type GameEntry, type GamePack, registry } from '@tavern/games';
import { hostTexts } from '@tavern/host';
import type { GameField, GameInfo } from '@tavern/wire/http';
import { packOf } from '../play/pack.ts';
import { rulesToBeginWith } from '../rooms/chosen.ts';

const made = new Map<Language, Promise<GameInfo[]>>();

/** Every game in the registry, in words. It does not change while a server runs. */
export function gamesIn(language: Language): Promise<GameInfo[]> {
  const known = made.get(language) ?? Promise.all(registry.map((entry) => gameIn(entry, language)));
  made.set(language, known);
  return known;
}

async function gameIn({ id, hidden }: GameEntry, language: Language): Promise<GameInfo> {
  const pack = await packOf(id);
  const { game, presets = [] } = pack;
  const words = { ...withEngineTexts(hostTexts)[language], ...pack.texts[language] };
  const text = (key: string): string => render(words, say(key));
  const [min, max] = game.seats;
  return {
    id,
    name: text('game.name'),
    about: text('game.about'),
    version: game.version,
    hidden: hidden === true,
    seats: { min, max },
    levels: Object.keys(botsOf(pack)),
    rules: fieldsOf(game.rules).map((field) => told(field, words)),
    presets: presets.map(({ id: preset, rules, recommended }) => ({
      id: preset,
      name: text(`preset.${preset}.name`),
      about: text(`preset.${preset}.about`),
      recommended: recommended === true,
      rules: { ...rules },
    })),
    choices: choicesOf(pack, words),
    ...(pack.box === undefined ? {} : { box: boxIn(pack.box, text) }),
  };
}

/** What a seat chooses in a new room, and what it chooses besides where a single house rule is another. */
function choicesOf(pack: GamePack, words: Words): GameField[] {
  const { game } = pack;
  const usual = rulesToBeginWith(pack);
  const choices = fieldsOf(game.seatChoice(usual), 'seat').map((field) => told(field, words));
  const more = new Map<string, GameField & { readonly under: NonNullable<GameField['under']> }>();
  for (const rule of fieldsOf(game.rules)) {
    if (rule.type !== 'choice') continue;
    for (const { value } of rule.values) {
      for (const field of fieldsOf(game.seatChoice({ ...usual, [rule.name]: value }), 'seat')) {
        if (choices.some(({ name }) => name === field.name)) continue;
        const known = more.get(field.name);
        if (known === undefined) more.set(field.name, { ...told(field, words), under: { rule: rule.name, values: [value] } });
        else if (known.under.rule === rule.name) known.under.values.push(value);
      }
    }
  }
  return [...choices, ...more.values()];
}

/** What the house rule `box` may name. */
const boxIn = ({ decks, cards }: NonNullable<GamePack['box']>, text: (key: string) => string): NonNullable<GameInfo['box']> => ({
  decks: decks.map(({ id, least }) => ({ id, name: text(`box.deck.${id}`), least })),
  cards: cards.map(({ id, deck, copies }) => ({ id, name: text(`card.${id}.name`), deck, copies })),
});

function told(field: Field, words: Words): GameField {
  const { name, type, initial } = field;
  const common = { name, label: render(words, field.label), help: render(words, field.help), initial, type };
  if (field.type === 'number') return { ...common, min: field.min, max: field.max };
  if (field.type !== 'choice') return common;
  const values = field.values.map(({ value, label }) => ({ value, label: render(words, label) }));
  return { ...common, values, ...(field.open === true ? { open: true as const } : {}) };
}
