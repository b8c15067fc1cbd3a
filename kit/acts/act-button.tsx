import { Button, type ButtonProps } from '../button.tsx';
import { classes } from '../classes.ts';
import type { Act } from './act.ts';
import { useAct } from './use-act.ts';

interface ActButtonProps extends Omit<ButtonProps, 'children' | 'onPress'> {
  readonly act: Act;
  /** Lights the ring that means "yours, now". By default every primary act has it. */
  readonly lit?: boolean | undefined;
  /** Where the request for the second press is shown: in place of the label, or below it. */
  readonly asks?: 'label' | 'sub' | undefined;
  readonly onPress?: ((button: HTMLButtonElement | null) => void) | undefined;
}

/** Draws an act as a button. */
export function ActButton({ act, lit, asks = 'label', onPress, className, ...rest }: ActButtonProps) {
  const { armed, busy, hinted, props } = useAct(act, onPress);
  const { label, sub, why, icon, kind = 'plain', confirm, key } = act;
  const renamed = armed && asks === 'label';
  return (
    <Button
      aria-description={hinted ?? undefined}
      {...rest}
      {...props}
      kind={armed ? 'danger' : kind}
      icon={icon}
      sub={armed && !renamed ? confirm : sub}
      why={why}
      hotkey={key}
      lit={lit ?? (kind === 'primary' && !busy)}
      className={classes(renamed && 'armed', hinted !== null && 'hinted', className)}
    >
      {renamed ? confirm : label}
    </Button>
  );
}
