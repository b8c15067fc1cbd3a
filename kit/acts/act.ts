import { type Flat, type Say, sameOption } from '@tavern/engine';
import type { ReactNode } from 'react';

/** The words of an option, whatever shape draws it. `W`: words that are shown. `S`: words that are also read aloud. */
export interface Look<W = ReactNode, S = string> {
  readonly label: W;
  /** The result of the act. */
  readonly sub?: W | null | undefined;
  readonly icon?: string | undefined;
  readonly kind?: 'plain' | 'primary' | 'danger' | undefined;
  /** The label of the second press, for an act that cannot be taken back. */
  readonly confirm?: S | undefined;
  /** The player it targets. */
  readonly target?: number | undefined;
}

/** One thing that a player can do, as pure data. Every shape in this folder draws and presses it. */
export interface Act<W = ReactNode, S = string> extends Look<W, S> {
  readonly id: string;
  /** The option that a press sends. Without it, the component that draws the act says what a press does. */
  readonly option?: Flat | undefined;
  /** For an act that opens a menu: the options in that menu. */
  readonly leads?: readonly Flat[] | undefined;
  /** Why it cannot be pressed. A blocked act can still be focused, and says why. */
  readonly why?: S | null | undefined;
  /** The whole reason, where `why` is shortened to fit. */
  readonly reason?: S | undefined;
  /** The key that presses it, from anywhere outside text fields. */
  readonly key?: string | undefined;
  /** The heading above it. */
  readonly group?: string | undefined;
}

export const isBlocked = ({ why }: Pick<Act<unknown, unknown>, 'why'>): boolean =>
  why !== undefined && why !== null && why !== '';

/** The first fields of an act that sends this option. Its id is unique among all acts. */
export const sending = <O extends Flat>(option: O): { readonly id: string; readonly option: O } => ({
  id: JSON.stringify(option),
  option,
});

/** Whether pressing this act sends the option, or opens a menu that does. */
export const leadsTo = ({ option, leads = [] }: Pick<Act<unknown, unknown>, 'option' | 'leads'>, wanted: Flat): boolean =>
  (option === undefined ? leads : [option]).some((each) => sameOption(each, wanted));

/** Puts an act into words. A blocked act has neither key nor colour. */
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
