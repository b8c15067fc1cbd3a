import { Button } from '../button.tsx';
import { classes } from '../classes.ts';
import type { PromptOption } from './arrange.ts';

interface OptionButtonProps {
  readonly option: PromptOption;
  readonly hotkey: string | undefined;
  /** Pressed once, and asks to be pressed again. */
  readonly armed: boolean;
  readonly lit: boolean;
  readonly onPress: (option: PromptOption) => void;
  readonly onLeave: () => void;
}

export function OptionButton({ option, hotkey, armed, lit, onPress, onLeave }: OptionButtonProps) {
  const { label, sub, why, icon, kind, confirm } = option;
  return (
    <Button
      kind={armed ? 'danger' : kind}
      icon={icon}
      sub={sub}
      why={why}
      hotkey={hotkey}
      lit={lit}
      className={classes(armed && 'armed')}
      onPress={() => onPress(option)}
      onBlur={armed ? onLeave : undefined}
    >
      {armed ? confirm : label}
    </Button>
  );
}
