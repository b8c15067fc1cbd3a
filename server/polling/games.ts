import { type Field, fieldsOf, type Language, render, say, type Words, withEngineTexts } from '@tavern/engine';
import { botsOf, type GameEntry, registry } from '@tavern/games';
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
    choices: fieldsOf(game.seatChoice(rulesToBeginWith(pack)), 'seat').map((field) => told(field, words)),
  };
}

function told(field: Field, words: Words): GameField {
  const { name, type, initial } = field;
  const common = { name, label: render(words, field.label), help: render(words, field.help), initial, type };
  if (field.type === 'number') return { ...common, min: field.min, max: field.max };
  if (field.type !== 'choice') return common;
  const values = field.values.map(({ value, label }) => ({ value, label: render(words, label) }));
  return { ...common, values, ...(field.open === true ? { open: true as const } : {}) };
}
