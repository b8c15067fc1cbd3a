import { type ComponentProps, useRef } from 'react';
import { useHotkey } from '../use-hotkey.tsx';
import { type Act, isBlocked, leadsTo } from './act.ts';
import { useActsPlace } from './acts-place.tsx';
import { BY_KEY, isHeld, type Press, pressIn } from './misclick.ts';

export interface Acting {
  /** Pressed once, waiting for the second press. */
  readonly armed: boolean;
  readonly blocked: boolean;
  readonly busy: boolean;
  /** The hint's words where the house would choose this act; null where it would not or was not asked. */
  readonly hinted: string | null;
  /** Props of the button, whatever it looks like. */
  readonly props: ComponentProps<'button'> & {
    readonly 'data-act': string;
    readonly 'data-option': string | undefined;
    readonly 'data-pointed': true | undefined;
  };
}

/** The one way from an act to a button: what all shapes have in common. `onPress` replaces sending the option. */
export function useAct(act: Act, onPress?: (button: HTMLButtonElement | null) => void): Acting {
  const { busy, send, presses, armed, pointed } = useActsPlace();
  const button = useRef<HTMLButtonElement>(null);
  const { id, option, key } = act;
  const blocked = isBlocked(act);
  const press = (by: Press): void => {
    if (!presses.press(act, by, busy)) return;
    if (onPress !== undefined) onPress(button.current);
    else if (option !== undefined) send(option);
  };
  const shortcut = useHotkey(key, () => press(BY_KEY), !blocked);
  const isArmed = armed === id;
  return {
    armed: isArmed,
    blocked,
    busy,
    hinted: useHinted(act),
    props: {
      ref: button,
      type: 'button',
      'aria-disabled': blocked || undefined,
      'aria-keyshortcuts': shortcut,
      'data-act': '',
      'data-option': option === undefined ? undefined : id,
      'data-pointed': pointed === id || undefined,
      // Capture, so that the reason is told even where the button itself takes no press.
      onClickCapture: (event) => press(pressIn(event)),
      onKeyDown: (event) => isHeld(event) && event.preventDefault(),
      onBlur: isArmed ? presses.disarm : undefined,
    },
  };
}

/** The hint's words, where the house would choose this act or an option in its menu; else null. */
export function useHinted(act: Pick<Act, 'option' | 'leads'>): string | null {
  const { hint } = useActsPlace();
  const wanted = hint?.option ?? null;
  return hint !== null && wanted !== null && leadsTo(act, wanted) ? hint.mark : null;
}
