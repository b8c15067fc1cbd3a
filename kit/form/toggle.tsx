import { useId } from 'react';
import { type FieldProps, useNotes } from './field.tsx';
import './toggle.css';

export interface ToggleProps extends FieldProps {
  readonly value: boolean;
  readonly onChange: (value: boolean) => void;
}

/** A brass switch: on or off, with effect at once. */
export function Toggle({ label, value, onChange, ...field }: ToggleProps) {
  const { describedBy, notes } = useNotes(field);
  const id = useId();
  return (
    <div className="field-row">
      <div className="toggle-line">
        <label className="field-label" htmlFor={id}>
          {label}
        </label>
        <button
          type="button"
          id={id}
          className="toggle"
          role="switch"
          aria-checked={value}
          aria-describedby={describedBy}
          onClick={() => onChange(!value)}
        >
          <i />
        </button>
      </div>
      {notes}
    </div>
  );
}
