import { type Json, type Say, say } from '@tavern/engine';
import { finePercent } from '@tavern/kit/figures.ts';
import type { Comparison } from './imagined.ts';

/** One change by a powerup: what, and its state afterwards. */
export interface Consequence {
  readonly what: Say;
  readonly after: Say;
}

/** A number, or words. */
export type Figure = number | Say;

const json = (figure: Figure): Json => figure;

export const chance = (p: number): Say => (p === 0 ? say('shop.never') : say('shop.percent', { p: finePercent(p) }));

/** The state with it, and without it. */
export function change({ kept }: Comparison, before: Figure, after: Figure): Say {
  return say(kept ? 'shop.after.without' : 'shop.after.not', { after: json(after), before: json(before) });
}

export const only = (figure: Figure): Say => say('shop.after', { after: json(figure) });

export const line = (key: string, after: Say, values?: Say['with']): Consequence => ({
  what: say(`shop.line.${key}`, values),
  after,
});
