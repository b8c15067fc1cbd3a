import type { Field, Json } from '@tavern/engine';
import { useId } from 'react';
import { useSpeech } from '../../words/words.ts';
import { NumberStepper } from './number-stepper.tsx';

interface RuleEditorProps {
  readonly field: Field;
  readonly value: Json;
  readonly onChange: (value: Json) => void;
}

interface Way {
  readonly value: string | number | boolean;
  readonly label: string;
}

/** A switch, a choice or a number on parchment. */
export function RuleEditor({ field, value, onChange }: RuleEditorProps) {
  const { t, tell } = useSpeech();
  switch (field.type) {
    case 'switch':
      return (
        <Ways
          label={tell(field.label)}
          ways={[
            { value: true, label: t('lobby.rule.on') },
            { value: false, label: t('lobby.rule.off') },
          ]}
          value={value}
          onChange={onChange}
        />
      );
    case 'choice':
      return (
        <Ways
          label={tell(field.label)}
          ways={field.values.map((each) => ({ value: each.value, label: tell(each.label) }))}
          value={value}
          onChange={onChange}
        />
      );
    case 'number':
      return (
        <NumberStepper label={tell(field.label)} value={Number(value)} min={field.min} max={field.max} onChange={onChange} />
      );
    case 'other':
      return null;
  }
}

interface WaysProps {
  readonly label: string;
  readonly ways: readonly Way[];
  readonly value: Json;
  readonly onChange: (value: Json) => void;
}

function Ways({ label, ways, value, onChange }: WaysProps) {
  const name = useId();
  return (
    <div role="radiogroup" aria-label={label} className="rule-ways">
      {ways.map((way) => (
        <label key={String(way.value)} className="rule-way">
          <input type="radio" name={name} checked={way.value === value} onChange={() => onChange(way.value)} />
          <span>{way.label}</span>
        </label>
      ))}
    </div>
  );
}
