import { useState } from 'react';
import { useSpeech } from '../../words/words.ts';

interface NumberStepperProps {
  readonly label: string;
  readonly value: number;
  readonly min: number;
  readonly max: number;
  readonly onChange: (value: number) => void;
}

/** A whole number, by buttons or typed. A typed number counts when the field loses the focus or Enter is pressed. */
export function NumberStepper({ label, value, min, max, onChange }: NumberStepperProps) {
  const { t } = useSpeech();
  const [typed, setTyped] = useState<string | null>(null);
  const within = (n: number): number => Math.min(max, Math.max(min, Math.round(n)));
  const take = (): void => {
    const n = Number(typed);
    setTyped(null);
    if (typed !== null && typed.trim() !== '' && Number.isFinite(n) && within(n) !== value) onChange(within(n));
  };
  const step = (by: number): void => {
    if (within(value + by) !== value) onChange(within(value + by));
  };
  return (
    <div className="stepper">
      <button type="button" aria-label={t('lobby.rule.less', { rule: label })} disabled={value <= min} onClick={() => step(-1)}>
        −
      </button>
      <input
        type="number"
        inputMode="numeric"
        aria-label={label}
        min={min}
        max={max}
        value={typed ?? value}
        onChange={(event) => setTyped(event.target.value)}
        onBlur={take}
        onKeyDown={(event) => event.key === 'Enter' && take()}
      />
      <button type="button" aria-label={t('lobby.rule.more', { rule: label })} disabled={value >= max} onClick={() => step(1)}>
        +
      </button>
      <small>{t('lobby.rule.range', { min, max })}</small>
    </div>
  );
}
