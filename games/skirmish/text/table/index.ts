import type { Texts } from '@tavern/engine';
import boardEn from './en/board.json' with { type: 'json' };
import coachEn from './en/coach.json' with { type: 'json' };
import endingEn from './en/ending.json' with { type: 'json' };
import tipsEn from './en/tips.json' with { type: 'json' };
import boardZh from './zh-Hant/board.json' with { type: 'json' };
import coachZh from './zh-Hant/coach.json' with { type: 'json' };
import endingZh from './zh-Hant/ending.json' with { type: 'json' };
import tipsZh from './zh-Hant/tips.json' with { type: 'json' };

/** What is read at the table in the browser, place by place. */
export const tableTexts: Texts = {
  en: { ...boardEn, ...coachEn, ...endingEn, ...tipsEn },
  'zh-Hant': { ...boardZh, ...coachZh, ...endingZh, ...tipsZh },
};
