import type { Say } from '@tavern/engine';
import { Button } from '@tavern/kit';
import { go } from '../../house/route.ts';
import { useSpeech } from '../../words/words.ts';
import { DailySheet } from './daily-sheet.tsx';
import { OwnScore } from './own-attempt.tsx';
import { ScoreTable } from './score-table.tsx';
import { useDaily } from './use-daily.ts';

interface DailyDoneProps {
  readonly game: string;
  /** What the server says to a guest who has played today. */
  readonly why: Say;
}

const LISTED = 8;

/** Today's run is over: its score, and what else there is to do. */
export function DailyDone({ game, why }: DailyDoneProps) {
  const { t, tell } = useSpeech();
  const { daily } = useDaily(game, null);
  const ways = (
    <>
      <Button kind="primary" icon="rolling-dices" onPress={() => go({ at: 'set', game })}>
        {t('daily.refused.free')}
      </Button>
      <Button icon="exit-door" onPress={() => go({ at: 'hall' })}>
        {t('daily.hall')}
      </Button>
    </>
  );
  return (
    <DailySheet game={game} title={t('daily.refused')} ways={ways}>
      <p role="alert">{tell(why)}</p>
      {daily.state === 'there' && (
        <>
          <OwnScore day={daily.day} />
          <ScoreTable day={daily.day} most={LISTED} />
        </>
      )}
    </DailySheet>
  );
}
