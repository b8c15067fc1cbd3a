import type { CardId } from '../rules/state.ts';
import type { MulliganOption } from '../rules/steps/mulligan.ts';
import { swapped } from '../rules/steps/mulligan.ts';
import { UNSEEN, WORTH } from './worth.ts';

/** The card that will be missed least. */
export const chooseDiscard = <O extends { readonly card: CardId }>(options: readonly O[]): O | null =>
  options.reduce<O | null>((best, each) => (best === null || WORTH[each.card] < WORTH[best.card] ? each : best), null);

/** Puts back whatever is worth less than an unseen card. */
export function chooseMulligan(options: readonly MulliganOption[]): MulliganOption | null {
  const gain = (option: MulliganOption): number => swapped(option).reduce((sum, card) => sum + UNSEEN - WORTH[card], 0);
  return options.reduce<MulliganOption | null>((best, each) => (best === null || gain(each) > gain(best) ? each : best), null);
}
