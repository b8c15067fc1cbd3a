import './result-tray.css';
import { type Outcome, placesOf } from '@tavern/engine';
import { Icon, Shield } from '@tavern/kit';
import { useEffect, useRef } from 'react';
import { useSpeech } from '../../words/words.ts';
import { Told } from '../words/told.tsx';
import { ResultWays, type ResultWaysProps } from './result-ways.tsx';

interface ResultTrayProps extends ResultWaysProps {
  readonly outcome: Outcome;
  readonly crest: (seat: number) => string | undefined;
}

/** How it ended, who came where, and what may be done with it. */
export function ResultTray({ outcome, crest, ...ways }: ResultTrayProps) {
  const { t, names } = useSpeech();
  const title = useRef<HTMLHeadingElement>(null);
  // Whoever goes by keys begins here, and not on a button that they would press by habit.
  useEffect(() => {
    if (document.activeElement === null || document.activeElement === document.body)
      title.current?.focus({ preventScroll: true });
  }, []);
  return (
    <section className="result" aria-label={t('frame.result')}>
      <div className="result-words">
        <h2 className="t-display" tabIndex={-1} ref={title}>
          {t('frame.result')}
        </h2>
        <p>
          <Told say={outcome.why} />
        </p>
      </div>
      <ol className="ranking" aria-label={t('frame.ranking')}>
        {placesOf(outcome).map(({ place, seat, shared, winner }) => (
          <li key={seat} className={winner ? 'winner' : undefined}>
            {winner && <Icon name="queen-crown" className="ranking-crown" label={t('frame.player.won')} />}
            <Shield seat={seat} crest={crest(seat)} size={44} />
            <b>{names[seat]}</b>
            <span>{t(shared ? 'frame.place.shared' : 'frame.place', { place })}</span>
          </li>
        ))}
      </ol>
      <div className="result-acts">
        <ResultWays {...ways} />
      </div>
    </section>
  );
}
