import { useId } from 'react';
import { type FieldProps, useNotes } from './field.tsx';
import './choice.css';

export interface ChoiceProps<Value extends string | number> extends FieldProps {
  readonly value: Value;
  readonly onChange: (value: Value) => void;
  /** `lang`: the language of a label that is not the page's. */
  readonly options: readonly { readonly value: Value; readonly label: string; readonly lang?: string }[];
}

/** One of several, side by side. */
export function Choice<Value extends string | number>({ label, value, onChange, options, ...field }: ChoiceProps<Value>) {
  const { describedBy, notes } = useNotes(field);
  const name = useId();
  return (
    <fieldset className="field-row" aria-describedby={describedBy}>
      <legend className="field-label">{label}</legend>
      <div className="choice">
        {options.map((option) => (
          <label key={option.value} className="choice-option">
            <input
              type="radio"
              name={name}
              value={option.value}
              checked={option.value === value}
              onChange={() => onChange(option.value)}
            />
            <span className="choice-text" lang={option.lang}>
              {option.label}
            </span>
          </label>
        ))}
      </div>
      {notes}
    </fieldset>
  );
}
