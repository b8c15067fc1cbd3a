import type { Bot } from '@tavern/bots';
import type { Option } from '@tavern/engine';
import type { GamePack } from '@tavern/games';
import { magpies } from '../../engine/test/magpies/magpies.ts';
import { type Magpies, WORTH } from '../../engine/test/magpies/types.ts';
import { tell, texts } from '../../engine/test/magpies/words.ts';

const worth = (option: Option<Magpies>): number => {
  if (option.do === 'nest') return 10 + WORTH[option.card];
  return ['pass', 'let', 'barter', 'draw', 'hawk', 'steal'].indexOf(option.do);
};

/** Nests the best it holds, steals what others nested and guards its own. Says nothing in a barter. */
const keen: Bot<Magpies> = {
  choose: ({ question: { kind, options } }) =>
    kind === 'barter' ? null : options.reduce((best, option) => (worth(option) > worth(best) ? option : best)),
};

const more = {
  en: {
    'preset.quick.name': 'Quick',
    'preset.quick.about': 'Four points win.',
    'preset.long.name': 'Long',
    'preset.long.about': 'Nine points win.',
  },
  'zh-Hant': {
    'preset.quick.name': '快速',
    'preset.quick.about': '四分獲勝。',
    'preset.long.name': '漫長',
    'preset.long.about': '九分獲勝。',
  },
};

const pack: GamePack<Magpies> = {
  game: magpies,
  tell,
  texts: { en: { ...texts.en, ...more.en }, 'zh-Hant': { ...texts['zh-Hant'], ...more['zh-Hant'] } },
  bot: keen,
  presets: [
    { id: 'long', rules: { goal: 9 } },
    { id: 'quick', rules: { goal: 4, barter: false }, recommended: true },
  ],
  statistics: {
    cards: ['coin', 'ring', 'crown', 'hawk'],
    used: (event) => (event.type === 'hawk' ? ['hawk'] : event.type === 'nested' ? [event.card] : []),
    rounds: ({ turn, birds }) => Math.ceil(turn / birds.length),
    groups: ({ bird }) => ({ bird }),
  },
};

/** The card game of the engine's tests, with everything a game may bring. */
export const magpiesPack = pack as unknown as GamePack;
