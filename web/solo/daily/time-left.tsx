import { Icon } from '@tavern/kit';
import { useEffect, useState } from 'react';
import { clockInWords, leftOf } from '../../words/moments.ts';
import { useSpeech } from '../../words/words.ts';

interface TimeLeftProps {
  /** Milliseconds that were left, and when, by this page's own clock. */
  readonly left: number;
  readonly at: number;
  /** When the day ends. */
  readonly ends: number;
  readonly onOver: () => void;
}

const LOOK_EVERY = 5_000;

/** The time left of the day. */
export function TimeLeft({ left, at, ends, onOver }: TimeLeftProps) {
  const { t, language } = useSpeech();
  const [now, setNow] = useState(() => performance.now());
  useEffect(() => {
    const timer = setInterval(() => setNow(performance.now()), LOOK_EVERY);
    return () => clearInterval(timer);
  }, []);
  const rest = left - (now - at);
  const over = rest <= 0;
  useEffect(() => {
    if (over) onOver();
  }, [over, onOver]);
  const { hours, minutes } = leftOf(rest);
  return (
    <p className="daily-ends">
      <Icon name="hourglass" />
      <b>{hours > 0 ? t('daily.ends', { hours, minutes }) : t('daily.ends.soon', { minutes })}</b>
      <span>{t('daily.ends.at', { when: clockInWords(language, ends) })}</span>
    </p>
  );
}
