import type { ComponentProps } from 'react';
import { ButtonFace, buttonLook } from '../button.tsx';
import { classes } from '../classes.ts';
import type { Act } from './act.ts';
import { useAct } from './use-act.ts';

interface ActButtonProps extends Omit<ComponentProps<'button'>, 'children'> {
  readonly act: Act;
  /** Yours, now; without a word about it, what is primary. */
  readonly lit?: boolean | undefined;
  /** Where the second press is asked for: in place of the label, or below it. */
  readonly asks?: 'label' | 'sub' | undefined;
  readonly onPress?: ((button: HTMLButtonElement | null) => void) | undefined;
}

/** An act as a button. */
export function ActButton({ act, lit, asks = 'label', onPress, className, ...rest }: ActButtonProps) {
  const { armed, blocked, busy, hinted, props } = useAct(act, onPress);
  const { label, sub, why, icon, kind = 'plain', confirm, key } = act;
  const renamed = armed && asks === 'label';
  const look = buttonLook({
    kind: armed ? 'danger' : kind,
    lit: !blocked && (lit ?? (kind === 'primary' && !busy)),
    className: classes(renamed && 'armed', hinted !== null && 'hinted', className),
  });
  return (
    <button aria-description={hinted ?? undefined} {...rest} {...props} className={look}>
      <ButtonFace icon={icon} below={blocked ? why : armed && !renamed ? confirm : sub} hotkey={key}>
        {renamed ? confirm : label}
      </ButtonFace>
    </button>
  );
}
