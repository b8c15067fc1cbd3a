import type { Texts } from '@tavern/engine';
import { withOthers } from '../others.ts';
import en from './en.json' with { type: 'json' };
import zhHant from './zh-Hant.json' with { type: 'json' };

/** Laid over the words of the game where somebody wants no names of real persons: the names themselves, and all that speaks of them. */
export const neutral: Texts = withOthers({ en, 'zh-Hant': zhHant });
