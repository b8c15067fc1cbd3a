import { boxTexts } from '@tavern/decks';
import { cardWords, type Texts } from '@tavern/engine';
import '../rules/cards/index.ts';
import { classes, enemies, luckCards, treasures } from '../rules/catalog.ts';
import en from './en.json' with { type: 'json' };
import zhHant from './zh-Hant.json' with { type: 'json' };

const cards = cardWords([...treasures.all, ...enemies.all, ...luckCards.all, ...classes.all]);

/** What lobbies, logs and tables without pictures say. */
export const gameTexts: Texts = { en: { ...boxTexts.en, ...en, ...cards }, 'zh-Hant': { ...boxTexts['zh-Hant'], ...zhHant } };
