import { Button, type ButtonProps } from '@tavern/kit';
import { useEffect, useState } from 'react';

interface ConfirmButtonProps extends Omit<ButtonProps, 'onPress'> {
  /** What the second press says. */
  readonly confirm: string;
  readonly onConfirm: () => void;
}

const ARMED_FOR = 6_000;

/** For what cannot be taken back: two presses, and the second one says so. */
export function ConfirmButton({ confirm, onConfirm, children, kind = 'plain', ...rest }: ConfirmButtonProps) {
  const [armed, setArmed] = useState(false);
  useEffect(() => {
    if (!armed) return undefined;
    const timer = setTimeout(() => setArmed(false), ARMED_FOR);
    return () => clearTimeout(timer);
  }, [armed]);
  const press = (): void => {
    setArmed(!armed);
    if (armed) onConfirm();
  };
  return (
    <Button {...rest} kind={armed ? 'danger' : kind} onPress={press}>
      {armed ? confirm : children}
    </Button>
  );
}
