import type { Texts } from '@tavern/engine';
import boardEn from './en/board.json' with { type: 'json' };
import endingEn from './en/ending.json' with { type: 'json' };
import exchangeEn from './en/exchange.json' with { type: 'json' };
import frameEn from './en/frame.json' with { type: 'json' };
import ledgeEn from './en/ledge.json' with { type: 'json' };
import tipsEn from './en/tips.json' with { type: 'json' };
import traysEn from './en/trays.json' with { type: 'json' };
import boardZh from './zh-Hant/board.json' with { type: 'json' };
import endingZh from './zh-Hant/ending.json' with { type: 'json' };
import exchangeZh from './zh-Hant/exchange.json' with { type: 'json' };
import frameZh from './zh-Hant/frame.json' with { type: 'json' };
import ledgeZh from './zh-Hant/ledge.json' with { type: 'json' };
import tipsZh from './zh-Hant/tips.json' with { type: 'json' };
import traysZh from './zh-Hant/trays.json' with { type: 'json' };

/** What is read at the table in the browser, place by place. */
export const tableTexts: Texts = {
  en: { ...boardEn, ...endingEn, ...exchangeEn, ...frameEn, ...ledgeEn, ...tipsEn, ...traysEn },
  'zh-Hant': { ...boardZh, ...endingZh, ...exchangeZh, ...frameZh, ...ledgeZh, ...tipsZh, ...traysZh },
};
