import type { ComponentProps, MouseEvent, ReactNode } from 'react';
import { classes } from './classes.ts';
import { Icon } from './icon.tsx';
import { useHotkey } from './use-hotkey.tsx';

type Kind = 'plain' | 'primary' | 'danger';

export interface ButtonProps extends ComponentProps<'button'> {
  readonly kind?: Kind | undefined;
  readonly icon?: string | undefined;
  /** What pressing it brings about. */
  readonly sub?: ReactNode;
  /** Why it cannot be pressed: it stays in reach and says so. */
  readonly why?: ReactNode;
  /** Pressed by this key from anywhere outside text fields. */
  readonly hotkey?: string | undefined;
  /** Yours, now. */
  readonly lit?: boolean | undefined;
  readonly onPress?: (() => void) | undefined;
}

interface LookProps {
  readonly kind: Kind;
  readonly lit: boolean;
  readonly className: string | undefined;
}

/** The classes of a button. */
export const buttonLook = ({ kind, lit, className }: LookProps): string =>
  classes('btn', kind !== 'plain' && `btn-${kind}`, lit && 'lit', className);

interface FaceProps {
  readonly icon: string | undefined;
  readonly below: ReactNode;
  readonly hotkey: string | undefined;
  readonly children: ReactNode;
}

/** What stands on a button. */
export function ButtonFace({ icon, below, hotkey, children }: FaceProps) {
  return (
    <>
      {icon !== undefined && (
        <span className="b-ic">
          <Icon name={icon} />
        </span>
      )}
      <span className="b-tx">
        <b>{children}</b>
        {below !== undefined && below !== null && below !== '' && <small>{below}</small>}
      </span>
      {hotkey !== undefined && <kbd aria-hidden="true">{hotkey.toUpperCase()}</kbd>}
    </>
  );
}

export function Button({
  children,
  kind = 'plain',
  icon,
  sub,
  why,
  hotkey,
  lit = false,
  onPress,
  onClick,
  className,
  ...rest
}: ButtonProps) {
  const blocked = why !== undefined && why !== null && why !== '';
  useHotkey(hotkey, () => onPress?.(), !blocked && onPress !== undefined);
  const press = (event: MouseEvent<HTMLButtonElement>): void => {
    if (blocked) return event.preventDefault();
    onClick?.(event);
    onPress?.();
  };
  return (
    <button
      type="button"
      {...rest}
      className={buttonLook({ kind, lit: lit && !blocked, className })}
      aria-disabled={blocked || undefined}
      aria-keyshortcuts={hotkey}
      onClick={press}
    >
      <ButtonFace icon={icon} below={blocked ? why : sub} hotkey={hotkey}>
        {children}
      </ButtonFace>
    </button>
  );
}
