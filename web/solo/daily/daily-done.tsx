import './daily-done.css';
import type { Say } from '@tavern/engine';
import { Button, Icon } from '@tavern/kit';
import { go } from '../../app/route.ts';
import { useOwnTable } from '../../table/own/own-tables.ts';
import { useSpeech } from '../../words/words.ts';
import { OwnScore } from './own-attempt.tsx';
import { ScoreTable } from './score-table.tsx';
import { useDaily } from './use-daily.ts';

interface DailyDoneProps {
  readonly game: string;
  /** What the server says to somebody who has played today. */
  readonly why: Say;
}

const LISTED = 8;

/** Today's run is played: what it was worth, and what else there is. */
export function DailyDone({ game, why }: DailyDoneProps) {
  const { t, tell } = useSpeech();
  const { daily } = useDaily(game, null);
  const Backdrop = useOwnTable(game)?.Backdrop;
  return (
    <main className="table daily-done">
      <div className="daily-backdrop">{Backdrop !== undefined && <Backdrop />}</div>
      <i className="lamp" />
      <section className="done-paper m-parch m-sheet-high">
        <Icon name="trophy" />
        <h1 className="t-display">{t('daily.refused')}</h1>
        <p role="alert">{tell(why)}</p>
        {daily.state === 'there' && (
          <>
            <OwnScore day={daily.day} />
            <ScoreTable day={daily.day} most={LISTED} />
          </>
        )}
        <div className="done-ways">
          <Button kind="primary" icon="rolling-dices" onPress={() => go({ at: 'set', game })}>
            {t('daily.refused.free')}
          </Button>
          <Button icon="exit-door" onPress={() => go({ at: 'hall' })}>
            {t('daily.hall')}
          </Button>
        </div>
      </section>
    </main>
  );
}
