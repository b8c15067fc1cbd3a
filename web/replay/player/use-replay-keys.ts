import { hotkeys } from '@tavern/kit';
import { useEffect, useEffectEvent } from 'react';
import type { Step } from './steps.ts';
import type { Player } from './use-player.ts';

/** Keys of steps, as buttons name them. `Shift+` is part of a name. */
export const STEP_KEYS: { readonly [step in Step]: string } = {
  start: 'Home',
  end: 'End',
  back: 'ArrowLeft',
  on: 'ArrowRight',
  'turn.back': 'Shift+ArrowLeft',
  'turn.on': 'Shift+ArrowRight',
  'round.back': 'PageUp',
  'round.on': 'PageDown',
  'matter.back': ',',
  'matter.on': '.',
};

/** These belong to whatever has the focus, if it knows what to do with them. */
const SHARED: ReadonlySet<string> = new Set(['ArrowLeft', 'ArrowRight', 'Home', 'End']);

const STEP_OF: ReadonlyMap<string, Step> = new Map(Object.entries(STEP_KEYS).map(([step, key]) => [key, step as Step]));

const TYPING = 'input:not([type="range"]), textarea, select, [contenteditable]';
const OVER = '[role="dialog"], [role="menu"]';
const PRESSED_BY_SPACE = 'button, a, summary, [role="button"], [role="tab"]';

const within = ({ target }: KeyboardEvent, selector: string): boolean =>
  target instanceof Element && target.closest(selector) !== null;

/** What a key does to a replay; null: nothing. */
export type KeyDeed =
  | { readonly do: 'step'; readonly step: Step }
  | { readonly do: 'toggle' }
  | { readonly do: 'tenth'; readonly n: number };

export function deedOf({ key, shiftKey }: Pick<KeyboardEvent, 'key' | 'shiftKey'>): KeyDeed | null {
  if (key === ' ') return { do: 'toggle' };
  if (/^[0-9]$/.test(key)) return { do: 'tenth', n: Number(key) };
  const step = STEP_OF.get(shiftKey && key.startsWith('Arrow') ? `Shift+${key}` : key);
  return step === undefined ? null : { do: 'step', step };
}

/** The keys of the viewer, wherever the focus is outside text and dialogs. At a table, digits would choose options: here they lead to tenths of the match. */
export function useReplayKeys({ step, toggle, goTo, last }: Player): void {
  const press = useEffectEvent((deed: KeyDeed) => {
    if (deed.do === 'step') step(deed.step);
    else if (deed.do === 'toggle') toggle();
    else goTo(Math.round((last * deed.n) / 10));
  });
  useEffect(() => {
    const heard = (event: KeyboardEvent, first: boolean): void => {
      const { key, ctrlKey, altKey, metaKey, shiftKey, isComposing, defaultPrevented, repeat } = event;
      if (defaultPrevented || isComposing || ctrlKey || altKey || metaKey || !hotkeys.hears(key)) return;
      const deed = deedOf(event);
      // What has the focus comes first with keys that it may share; all others are taken before a table answers with them.
      if (deed === null || first === (SHARED.has(key) && !shiftKey)) return;
      if (within(event, TYPING) || within(event, OVER) || (key === ' ' && (repeat || within(event, PRESSED_BY_SPACE)))) return;
      event.preventDefault();
      event.stopPropagation();
      press(deed);
    };
    const early = (event: KeyboardEvent): void => heard(event, true);
    const late = (event: KeyboardEvent): void => heard(event, false);
    document.addEventListener('keydown', early, true);
    document.addEventListener('keydown', late);
    return () => {
      document.removeEventListener('keydown', early, true);
      document.removeEventListener('keydown', late);
    };
  }, []);
}
