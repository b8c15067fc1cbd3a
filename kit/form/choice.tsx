import { type ReactNode, useId } from 'react';
import { classes } from '../classes.ts';
import { type FieldProps, useNotes } from './field.tsx';
import './choice.css';

interface ChoiceOption<Value extends string | number> {
  readonly value: Value;
  readonly label: string;
  readonly help?: ReactNode;
  readonly why?: ReactNode;
}

export interface ChoiceProps<Value extends string | number> extends FieldProps {
  readonly value: Value;
  readonly onChange: (value: Value) => void;
  readonly options: readonly ChoiceOption<Value>[];
  /** Side by side (default), one below the other with their help, or a drop-down. */
  readonly kind?: 'row' | 'list' | 'menu' | undefined;
}

/** One of several. */
export function Choice<Value extends string | number>(props: ChoiceProps<Value>) {
  return props.kind === 'menu' ? <Menu {...props} /> : <Radios {...props} />;
}

function Radios<Value extends string | number>({ label, value, onChange, options, kind = 'row', ...field }: ChoiceProps<Value>) {
  const { describedBy, blocked, wrong, notes } = useNotes(field);
  const name = useId();
  return (
    <fieldset className="field-row" aria-describedby={describedBy} aria-invalid={wrong || undefined}>
      <legend className="field-label">{label}</legend>
      <div className={classes('choice', `choice-${kind}`)}>
        {options.map((option) => {
          const barred = blocked || (option.why !== undefined && option.why !== null);
          const note = option.why ?? option.help;
          return (
            <label key={option.value} className={classes('choice-option', barred && 'barred')}>
              <input
                type="radio"
                name={name}
                value={option.value}
                checked={option.value === value}
                disabled={barred}
                onChange={() => onChange(option.value)}
              />
              <span className="choice-text">
                {option.label}
                {note !== undefined && note !== null && <small>{note}</small>}
              </span>
            </label>
          );
        })}
      </div>
      {notes}
    </fieldset>
  );
}

function Menu<Value extends string | number>({ label, value, onChange, options, ...field }: ChoiceProps<Value>) {
  const { describedBy, blocked, wrong, notes } = useNotes(field);
  const id = useId();
  return (
    <div className="field-row">
      <div className="menu-line">
        <label className="field-label" htmlFor={id}>
          {label}
        </label>
        <select
          id={id}
          className="menu"
          value={value}
          disabled={blocked}
          aria-describedby={describedBy}
          aria-invalid={wrong || undefined}
          onChange={(event) => {
            const chosen = options[event.target.selectedIndex];
            if (chosen !== undefined) onChange(chosen.value);
          }}
        >
          {options.map((option) => (
            <option key={option.value} value={option.value} disabled={option.why !== undefined && option.why !== null}>
              {option.label}
            </option>
          ))}
        </select>
      </div>
      {notes}
    </div>
  );
}
