import { Icon } from '@tavern/kit';
import { useEffect, useRef } from 'react';
import { useSpeech } from '../../words/words.ts';

const LONGEST = 20;

interface GuestLineProps {
  readonly name: string;
  readonly onChange: (name: string) => void;
}

/** The line of the guest book on which a newcomer writes their name. */
export function GuestLine({ name, onChange }: GuestLineProps) {
  const { t } = useSpeech();
  const field = useRef<HTMLInputElement>(null);
  // It is the first thing to do here.
  useEffect(() => field.current?.focus(), []);
  return (
    <label className="guest-line">
      <span className="sr">{t('lobby.guest.name')}</span>
      <input
        ref={field}
        value={name}
        maxLength={LONGEST}
        placeholder={t('lobby.guest.placeholder')}
        autoComplete="nickname"
        onChange={(event) => onChange(event.target.value)}
      />
      <Icon name="quill-ink" />
    </label>
  );
}
