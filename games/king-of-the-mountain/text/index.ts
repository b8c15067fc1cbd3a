import { cardWords, type Texts } from '@tavern/engine';
import '../rules/cards/index.ts';
import { classes, enemies, luckCards, treasures } from '../rules/catalog.ts';
import en from './en.json' with { type: 'json' };
import { tableTexts } from './table/index.ts';
import zhHant from './zh-Hant.json' with { type: 'json' };

const cards = cardWords([...treasures.all, ...enemies.all, ...luckCards.all, ...classes.all]);

export const texts: Texts = {
  en: { ...en, ...cards, ...tableTexts.en },
  'zh-Hant': { ...zhHant, ...tableTexts['zh-Hant'] },
};
export { tell } from './tell.ts';
