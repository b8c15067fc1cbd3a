import type { ComponentProps, MouseEvent } from 'react';
import { classes } from './classes.ts';
import { Icon } from './icon.tsx';

export interface ToolProps extends Omit<ComponentProps<'button'>, 'children'> {
  readonly icon: string;
  readonly label: string;
  readonly onPress?: (() => void) | undefined;
}

/** A round brass-rimmed button with only an icon. */
export function Tool({ icon, label, onPress, onClick, className, ...rest }: ToolProps) {
  const press = (event: MouseEvent<HTMLButtonElement>): void => {
    onClick?.(event);
    onPress?.();
  };
  return (
    <button type="button" title={label} {...rest} className={classes('tool', className)} aria-label={label} onClick={press}>
      <Icon name={icon} />
    </button>
  );
}
