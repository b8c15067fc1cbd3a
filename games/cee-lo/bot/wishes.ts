import { boughtOf } from '../rules/economy.ts';
import { isLastRound } from '../rules/house-rules.ts';
import type { PowerupId } from '../rules/state.ts';
import { afterBuying, isAffordable, isUseful, type Prospect } from './prospect.ts';

/** What is to be bought, in this order: the next is bought as soon as it can be, and until then the gold is saved. */
export type Wishes = readonly PowerupId[];

/** The wishes that have not come true and still make sense. In the last round nothing that cannot be paid does. */
export function openWishes(at: Prospect, wishes: Wishes, most: number): PowerupId[] {
  const last = isLastRound(at.rules, at.round);
  const seen = new Map<PowerupId, number>();
  const open: PowerupId[] = [];
  for (const item of wishes) {
    const copies = (seen.get(item) ?? 0) + 1;
    seen.set(item, copies);
    if (boughtOf(at, item) >= copies || !isUseful(at, item) || (last && !isAffordable(at, item))) continue;
    open.push(item);
    if (open.length === most) break;
  }
  return open;
}

/** What is bought of it now. */
export function purchase(at: Prospect, wishes: Wishes): PowerupId | null {
  const [item] = openWishes(at, wishes, 1);
  return item !== undefined && isAffordable(at, item) ? item : null;
}

/** After a visit to the shop. */
export function afterShopping(at: Prospect, wishes: Wishes): Prospect {
  const item = purchase(at, wishes);
  return item === null ? at : afterShopping(afterBuying(at, item), wishes);
}
