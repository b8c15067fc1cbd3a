import './turned-away.css';
import type { Say } from '@tavern/engine';
import { Button, Icon } from '@tavern/kit';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import { go } from '../app/route.ts';
import { useSettings } from '../settings/settings.ts';
import { useSpeech } from '../words/words.ts';

const LONGEST = 20;

interface GuestSlipProps {
  /** Why the last name was none. */
  readonly problem: Say | null;
  /** What the name is wanted for; left out: a friend has kept a seat. */
  readonly text?: string;
  readonly onSigned: (name: string) => void;
  /** Left out: to the hall. */
  readonly onBack?: () => void;
}

/** Whoever follows an invitation without a name signs the guest book, and is in. */
export function GuestSlip({ problem, text, onSigned, onBack }: GuestSlipProps) {
  const { t, tell } = useSpeech();
  const [name, setName] = useState(() => useSettings.getState().nickname);
  const field = useRef<HTMLInputElement>(null);
  // It is all there is to do here.
  useEffect(() => field.current?.focus(), []);
  const signed = name.trim();
  const sign = (event: FormEvent): void => {
    event.preventDefault();
    if (signed !== '') onSigned(signed);
  };
  return (
    <main className="table doorstep">
      <i className="lamp" />
      <form className="door-slip guest-slip m-parch m-sheet-high" onSubmit={sign}>
        <h1 className="t-display">{t('lobby.guest')}</h1>
        <p>{text ?? t('lobby.guest.text')}</p>
        <label className="guest-line">
          <span className="sr">{t('lobby.guest.name')}</span>
          <input
            ref={field}
            value={name}
            maxLength={LONGEST}
            placeholder={t('lobby.guest.placeholder')}
            autoComplete="nickname"
            onChange={(event) => setName(event.target.value)}
          />
          <Icon name="quill-ink" />
        </label>
        {problem !== null && (
          <p className="guest-problem" role="alert">
            {tell(problem)}
          </p>
        )}
        <div className="door-ways">
          <Button kind="primary" icon="check-mark" type="submit" {...(signed === '' ? { why: t('lobby.guest.first') } : {})}>
            {t('lobby.guest.in')}
          </Button>
          <Button icon="return-arrow" onPress={onBack ?? (() => go({ at: 'hall' }))}>
            {t(onBack === undefined ? 'common.back' : 'common.close')}
          </Button>
        </div>
      </form>
    </main>
  );
}
