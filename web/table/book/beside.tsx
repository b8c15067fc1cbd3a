import './beside.css';
import { type ReactNode, useEffect } from 'react';
import { useSpeech } from '../../words/words.ts';

interface BesideProps {
  /** The chat. */
  readonly children: ReactNode;
  readonly onSeen: (seen: boolean) => void;
}

/** The chat, open beside what people talk about. While it is shown, its messages count as read. */
export function Beside({ children, onSeen }: BesideProps) {
  const { t } = useSpeech();
  useEffect(() => {
    onSeen(true);
    return () => onSeen(false);
  }, [onSeen]);
  return (
    <section className="talk-beside m-parch m-sheet" aria-label={t('frame.chat')}>
      <h3>{t('frame.chat')}</h3>
      {children}
    </section>
  );
}
