import { type Flat, type Say, sameOption } from '@tavern/engine';
import type { ReactNode } from 'react';

/** How an option reads on whatever it is pressed by. `W` are words that are shown, `S` words that are also said aloud. */
export interface Look<W = ReactNode, S = string> {
  readonly label: W;
  /** What comes of it. */
  readonly sub?: W | null | undefined;
  readonly icon?: string | undefined;
  readonly kind?: 'plain' | 'primary' | 'danger' | undefined;
  /** What the second press says, for what cannot be taken back. */
  readonly confirm?: S | undefined;
  /** Whom it is aimed at. */
  readonly target?: number | undefined;
}

/** One thing to do, as pure data: every shape in here draws and presses it. */
export interface Act<W = ReactNode, S = string> extends Look<W, S> {
  readonly id: string;
  /** What pressing it sends; none: whoever draws it says what a press does. */
  readonly option?: Flat | undefined;
  /** What it leads to, where it sends nothing by itself: the options of its menu. */
  readonly leads?: readonly Flat[] | undefined;
  /** Why it cannot be pressed: it stays in reach and says so. */
  readonly why?: S | null | undefined;
  /** The same at length, where `why` is cut short to fit. */
  readonly reason?: S | undefined;
  /** The key that presses it, from anywhere outside text fields. */
  readonly key?: string | undefined;
  /** The heading it stands under. */
  readonly group?: string | undefined;
}

export const isBlocked = ({ why }: Pick<Act<unknown, unknown>, 'why'>): boolean =>
  why !== undefined && why !== null && why !== '';

/** The beginning of an act that sends this option, under a name that tells it from all others. */
export const sending = <O extends Flat>(option: O): { readonly id: string; readonly option: O } => ({
  id: JSON.stringify(option),
  option,
});

/** Would pressing it do this, or lead there? */
export const leadsTo = ({ option, leads = [] }: Pick<Act<unknown, unknown>, 'option' | 'leads'>, wanted: Flat): boolean =>
  (option === undefined ? leads : [option]).some((each) => sameOption(each, wanted));

/** An act in words. What is blocked has neither key nor colour. */
export function toldAct(
  { label, sub, why, confirm, kind, key, ...act }: Omit<Act<Say, Say>, 'reason'>,
  tell: (what: Say) => string,
): Act {
  const open = why === undefined || why === null;
  return {
    ...act,
    label: tell(label),
    sub: sub === undefined || sub === null ? undefined : tell(sub),
    why: open ? undefined : tell(why),
    confirm: confirm === undefined ? undefined : tell(confirm),
    kind: open ? kind : 'plain',
    key: open ? key : undefined,
  };
}
