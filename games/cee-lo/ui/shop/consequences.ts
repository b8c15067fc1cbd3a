import { say } from '@tavern/engine';
import { hasEnough, priceOf } from '../../rules/economy.ts';
import type { PowerupId, State } from '../../rules/state.ts';
import { type Consequence, line } from './consequence.ts';
import { effectsOf } from './effects.ts';
import { comparison, dearer } from './imagined.ts';

/** What buying a powerup would change in this run, calculated by the rules. Where one copy is enough: what the owned one does. */
export function consequencesOf(state: State, id: PowerupId): Consequence[] {
  const between = comparison(state, id);
  return [...effectsOf(between, id), ...(between.kept ? [] : costsOf(state, id, between.after))];
}

/** The same without its costs. */
export const effectsIn = (state: State, id: PowerupId): Consequence[] => effectsOf(comparison(state, id), id);

/** What it costs besides the price. */
function costsOf(state: State, id: PowerupId, after: State): Consequence[] {
  const left = state.gold - priceOf(state, id);
  const by = dearer(state);
  return [
    ...(left < 0 ? [] : [line('after', say('shop.after.left', { left }))]),
    line(
      'others',
      hasEnough(after, id) ? say('shop.after.dearer', { by }) : say('shop.after.dearer.next', { by, price: priceOf(after, id) }),
    ),
  ];
}
