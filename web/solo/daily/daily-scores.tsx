import './daily-scores.css';
import { Dialog } from '@tavern/kit';
import { useEffect } from 'react';
import { dayInWords } from '../../words/moments.ts';
import { useSpeech } from '../../words/words.ts';
import { OwnScore } from './own-attempt.tsx';
import { ScoreTable } from './score-table.tsx';
import { Seal } from './seal.tsx';
import { useDaily } from './use-daily.ts';

interface DailyScoresProps {
  readonly game: string;
  readonly day: string;
}

const ALL = 100;
/** The server replays a finished run before it scores it. */
const COUNTED_AFTER = 1_000;

/** The score of a run, beside its ending. */
export function DailyResult({ game, day }: DailyScoresProps) {
  const { t } = useSpeech();
  const { daily, look } = useDaily(game, day);
  const counting = daily.state === 'there' && daily.day.own.state === 'running';
  useEffect(() => {
    if (!counting) return undefined;
    const timer = setInterval(look, COUNTED_AFTER);
    return () => clearInterval(timer);
  }, [counting, look]);
  if (daily.state !== 'there' || daily.day.own.state === 'none') return null;
  return counting ? (
    <p className="daily-counting" role="status">
      {t('daily.counting')}
    </p>
  ) : (
    <div className="daily-result m-parch m-sheet">
      <OwnScore day={daily.day} way={false} />
    </div>
  );
}

interface ScoresDialogProps extends DailyScoresProps {
  readonly onClose: () => void;
}

/** The scores of a day, in a dialog. */
export function ScoresDialog({ game, day, onClose }: ScoresDialogProps) {
  const { t, tell, language } = useSpeech();
  const { daily } = useDaily(game, day);
  return (
    <Dialog open onClose={onClose} title={t('daily.title')} sub={dayInWords(language, day)} closeLabel={t('common.close')}>
      <div className="scores-sheet m-parch">
        {daily.state === 'there' ? (
          <>
            <OwnScore day={daily.day} way={false} />
            <ScoreTable day={daily.day} most={ALL} />
            <Seal day={daily.day} />
          </>
        ) : (
          <p>{daily.state === 'refused' ? tell(daily.why) : t(daily.state === 'none' ? 'daily.no-server' : 'daily.looking')}</p>
        )}
      </div>
    </Dialog>
  );
}
