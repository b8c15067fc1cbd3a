import './toast.css';
import { Icon, sound } from '@tavern/kit';
import { useEffect, useEffectEvent } from 'react';
import { useSpeech } from '../../words/words.ts';

interface ToastProps {
  readonly text: string;
  readonly onDone: () => void;
}

const SHOWN_FOR = 7_000;

/** Says why something could not be done, and disappears by itself. */
export function Toast({ text, onDone }: ToastProps) {
  const { t } = useSpeech();
  const done = useEffectEvent(onDone);
  useEffect(() => {
    sound.play('error');
    const timer = setTimeout(() => done(), SHOWN_FOR);
    return () => clearTimeout(timer);
  }, [text]);
  return (
    <div className="toast m-parch m-pop" role="alert">
      <Icon name="info" />
      <p>{text}</p>
      <button type="button" onClick={onDone} aria-label={t('common.close')}>
        <Icon name="cancel" />
      </button>
    </div>
  );
}
