import './turned-away.css';
import type { Say } from '@tavern/engine';
import { Button } from '@tavern/kit';
import { type FormEvent, useState } from 'react';
import { PlaceHeading } from '../../house/place-heading.tsx';
import { go } from '../../house/route.ts';
import { useSettings } from '../../settings/settings.ts';
import { useSpeech } from '../../words/words.ts';
import { GuestLine } from './guest-line.tsx';

interface GuestFormProps {
  /** Why the last name was refused. */
  readonly problem: Say | null;
  /** What the name is needed for. */
  readonly text: string;
  readonly onSigned: (name: string) => void;
  /** Left out: to the hall. */
  readonly onBack?: () => void;
}

/** Asks for a name before something that needs one, and then goes on. */
export function GuestForm({ problem, text, onSigned, onBack }: GuestFormProps) {
  const { t, tell } = useSpeech();
  const [name, setName] = useState(() => useSettings.getState().nickname);
  const signed = name.trim();
  const sign = (event: FormEvent): void => {
    event.preventDefault();
    if (signed !== '') onSigned(signed);
  };
  return (
    <main className="table doorstep">
      <i className="lamp" />
      <form className="door-paper guest-form m-parch m-sheet-high" onSubmit={sign}>
        <PlaceHeading className="t-display">{t('lobby.guest')}</PlaceHeading>
        <p>{text}</p>
        <GuestLine name={name} onChange={setName} />
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
