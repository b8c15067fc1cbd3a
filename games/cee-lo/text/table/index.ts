import type { Texts } from '@tavern/engine';
import betweenEn from './en/between.json' with { type: 'json' };
import combatEn from './en/combat.json' with { type: 'json' };
import endingEn from './en/ending.json' with { type: 'json' };
import sceneEn from './en/scene.json' with { type: 'json' };
import shopEn from './en/shop.json' with { type: 'json' };
import betweenZh from './zh-Hant/between.json' with { type: 'json' };
import combatZh from './zh-Hant/combat.json' with { type: 'json' };
import endingZh from './zh-Hant/ending.json' with { type: 'json' };
import sceneZh from './zh-Hant/scene.json' with { type: 'json' };
import shopZh from './zh-Hant/shop.json' with { type: 'json' };

/** What is read at the table in the browser, place by place. */
export const tableTexts: Texts = {
  en: { ...betweenEn, ...combatEn, ...endingEn, ...sceneEn, ...shopEn },
  'zh-Hant': { ...betweenZh, ...combatZh, ...endingZh, ...sceneZh, ...shopZh },
};
