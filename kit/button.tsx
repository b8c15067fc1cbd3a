import type { ComponentProps, MouseEvent, ReactNode } from 'react';
import { classes } from './classes.ts';
import { Icon } from './icon.tsx';
import { hotkeys, useHotkey } from './use-hotkey.tsx';

export interface ButtonProps extends ComponentProps<'button'> {
  readonly kind?: 'plain' | 'primary' | 'danger' | undefined;
  readonly icon?: string | undefined;
  /** The result of pressing it. */
  readonly sub?: ReactNode;
  /** Why it cannot be pressed. It can still be focused, and says why. */
  readonly why?: ReactNode;
  /** The key that presses it from anywhere outside text fields. */
  readonly hotkey?: string | undefined;
  /** Lights the ring that means "yours, now". */
  readonly lit?: boolean | undefined;
  readonly onPress?: (() => void) | undefined;
}

export function Button({
  children,
  kind = 'plain',
  icon,
  sub,
  why,
  hotkey,
  lit,
  onPress,
  onClick,
  className,
  ...rest
}: ButtonProps) {
  const blocked = why !== undefined && why !== null && why !== '';
  const below = blocked ? why : sub;
  const shortcut = useHotkey(hotkey, () => onPress?.(), !blocked && onPress !== undefined);
  const press = (event: MouseEvent<HTMLButtonElement>): void => {
    if (blocked) return event.preventDefault();
    onClick?.(event);
    onPress?.();
  };
  return (
    <button
      type="button"
      {...rest}
      className={classes('btn', kind !== 'plain' && `btn-${kind}`, lit === true && !blocked && 'lit', className)}
      aria-disabled={blocked || undefined}
      aria-keyshortcuts={shortcut ?? rest['aria-keyshortcuts']}
      onClick={press}
    >
      {icon !== undefined && (
        <span className="b-ic">
          <Icon name={icon} />
        </span>
      )}
      <span className="b-tx">
        <b>{children}</b>
        {below !== undefined && below !== null && below !== '' && <small>{below}</small>}
      </span>
      {hotkey !== undefined && hotkeys.hears(hotkey) && <kbd aria-hidden="true">{hotkey.toUpperCase()}</kbd>}
    </button>
  );
}
