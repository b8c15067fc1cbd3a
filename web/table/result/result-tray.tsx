import './result-tray.css';
import { type Outcome, placesOf } from '@tavern/engine';
import { Icon, Shield } from '@tavern/kit';
import { EndingTitle } from '@tavern/kit/ending/ending-title.tsx';
import { Typed } from '@tavern/kit/typed.tsx';
import { useSpeech } from '../../words/words.ts';
import { SayText } from '../words/told.tsx';
import { ResultWays, type ResultWaysProps } from './result-ways.tsx';

interface ResultTrayProps extends ResultWaysProps {
  readonly outcome: Outcome;
  readonly crest: (seat: number) => string | undefined;
}

/** How the match ended, who came where, and what can be done now. */
export function ResultTray({ outcome, crest, ...ways }: ResultTrayProps) {
  const { t, names } = useSpeech();
  const levelOf = (seat: number): string | null => {
    const bot = ways.source.bots[seat] ?? null;
    return bot === null ? null : t(`level.${bot.level}`);
  };
  return (
    <section className="result" aria-label={t('frame.result')}>
      <div className="result-words">
        <EndingTitle className="t-brass">{t('frame.result')}</EndingTitle>
        <p>
          <SayText say={outcome.why} />
        </p>
      </div>
      <ol className="ranking" aria-label={t('frame.ranking')}>
        {placesOf(outcome).map(({ place, seat, shared, winner }) => (
          <li key={seat} className={winner ? 'winner' : undefined}>
            {winner && <Icon name="queen-crown" className="ranking-crown" label={t('frame.player.won')} />}
            <Shield seat={seat} crest={crest(seat)} size={44} />
            <b>
              <Typed text={names[seat]} />
            </b>
            {levelOf(seat) !== null && <small>{levelOf(seat)}</small>}
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
