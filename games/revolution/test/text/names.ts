import type { Texts } from '@tavern/engine';
import { neutral } from '../../text/index.ts';

/** Section 5 of the rules: the nine names and the trait that neutral names replace, in both languages. */
export const NAMES =
  /Trump|特朗普|Powell|鮑威爾|Elijah|以利亞|Coristine|科里斯汀|Farritor|法里托|Buffett|巴飛特|Obama|奧巴馬|America|美國|Forgetful|失智/i;

/** As the page lays them over a game's words. */
export const overlaid = (all: Texts): Texts => ({
  en: { ...all.en, ...neutral.en },
  'zh-Hant': { ...all['zh-Hant'], ...neutral['zh-Hant'] },
});
