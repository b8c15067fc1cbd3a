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
  readonly onSigned: (name: string) => void;
}

/** Whoever follows an invitation without a name signs the guest book, and is in. */
export function GuestSlip({ problem, onSigned }: GuestSlipProps) {
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
      <form className="door-slip guest-slip m-parch" onSubmit={sign}>
        <h1 className="t-display">{t('lobby.guest')}</h1>
        <p>{t('lobby.guest.text')}</p>
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
          <Button icon="return-arrow" onPress={() => go({ at: 'hall' })}>
            {t('common.back')}
          </Button>
        </div>
      </form>
    </main>
  );
}
