import './result-tray.css';
import type { Outcome } from '@tavern/engine';
import { Button, Icon, Shield } from '@tavern/kit';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import type { TableSource } from '../../links/table-source.ts';
import { useSpeech } from '../../words/words.ts';
import { Told } from '../words/told.tsx';
import { placesOf } from './ranking.ts';
import { RecordTools } from './record-tools.tsx';

/** Another match with the same people. */
export interface Again {
  /** Who wants it already; by name. */
  readonly wanting: readonly string[];
  /** Those it still waits for. */
  readonly awaited: readonly string[];
  readonly mine: boolean;
  /** Why it cannot be. */
  readonly why?: string;
  readonly ask: () => void;
}

interface ResultTrayProps {
  readonly outcome: Outcome;
  readonly source: TableSource;
  readonly again: Again | null;
  readonly crest: (seat: number) => string | undefined;
  readonly ways: ReactNode;
}

/** How it ended, who came where, and what may be done with it. */
export function ResultTray({ outcome, source, again, crest, ways }: ResultTrayProps) {
  const { t, names } = useSpeech();
  const [asked, setAsked] = useState(false);
  const title = useRef<HTMLHeadingElement>(null);
  // Whoever goes by keys begins here, and not on a button that they would press by habit.
  useEffect(() => {
    if (document.activeElement === null || document.activeElement === document.body)
      title.current?.focus({ preventScroll: true });
  }, []);
  const askAgain = (): void => {
    setAsked(true);
    again?.ask();
  };
  const waits = again !== null && again.mine;
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
        {again !== null && (
          <Button
            kind="primary"
            icon="cycle"
            lit={!asked && !waits}
            onPress={askAgain}
            why={again.why ?? (waits ? t('frame.again.waits', { who: [...again.awaited] }) : undefined)}
            sub={again.wanting.length > 0 ? t('frame.again.wanted', { who: [...again.wanting] }) : t('frame.again.sub')}
          >
            {t('frame.again')}
          </Button>
        )}
        {ways}
        <RecordTools source={source} />
      </div>
    </section>
  );
}
