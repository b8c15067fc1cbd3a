import { useId } from 'react';
import { type FieldProps, useNotes } from './field.tsx';
import './slider.css';

export interface SliderProps extends FieldProps {
  readonly value: number;
  readonly onChange: (value: number) => void;
  readonly min: number;
  readonly max: number;
  readonly step?: number | undefined;
  /** The value in words: "70%". */
  readonly text?: string | undefined;
}

/** A brass knob in a groove. */
export function Slider({ label, value, onChange, min, max, step = 1, text, ...field }: SliderProps) {
  const { describedBy, notes } = useNotes(field);
  const id = useId();
  const share = max > min ? (value - min) / (max - min) : 0;
  return (
    <div className="field-row">
      <div className="slider-line">
        <label className="field-label" htmlFor={id}>
          {label}
        </label>
        <output htmlFor={id}>{text ?? value}</output>
      </div>
      <input
        type="range"
        id={id}
        className="slider"
        style={{ '--share': `${share * 100}%` }}
        min={min}
        max={max}
        step={step}
        value={value}
        aria-describedby={describedBy}
        aria-valuetext={text}
        onChange={(event) => onChange(event.target.valueAsNumber)}
      />
      {notes}
    </div>
  );
}
