import { type ComponentProps, useId } from 'react';
import { classes } from '../classes.ts';
import { type FieldProps, useNotes } from './field.tsx';

export interface TextFieldProps extends FieldProps, Omit<ComponentProps<'input'>, 'value' | 'onChange'> {
  readonly value: string;
  readonly onChange: (value: string) => void;
  readonly onEnter?: (() => void) | undefined;
}

export function TextField({ label, help, problem, value, onChange, onEnter, className, ...rest }: TextFieldProps) {
  const { describedBy, wrong, notes } = useNotes({ help, problem });
  const id = useId();
  return (
    <div className={classes('field-row', className)}>
      <label className="field-label" htmlFor={id}>
        {label}
      </label>
      <input
        type="text"
        autoComplete="off"
        {...rest}
        id={id}
        className="field"
        value={value}
        aria-describedby={describedBy}
        aria-invalid={wrong || undefined}
        onChange={(event) => onChange(event.target.value)}
        onKeyDown={(event) => {
          rest.onKeyDown?.(event);
          // The Enter that ends the choice of a Han letter is not a submit.
          if (event.key === 'Enter' && !event.nativeEvent.isComposing) onEnter?.();
        }}
      />
      {notes}
    </div>
  );
}
