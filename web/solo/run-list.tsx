import './run-list.css';
import { Icon } from '@tavern/kit';
import { inFigures } from '@tavern/kit/figures.ts';
import { useSpeech } from '../words/words.ts';
import { ago } from './moments.ts';
import type { FinishedRun, PastRuns } from './past-runs.ts';

interface RunListProps {
  readonly runs: PastRuns;
  readonly now: number;
  /** Its seed and rules once more. */
  readonly onSame: (run: FinishedRun) => void;
}

/** What was played at this screen: the best one, then the last ones. */
export function RunList({ runs, now, onSame }: RunListProps) {
  const { t } = useSpeech();
  const { best, last } = runs;
  return (
    <section className="run-list m-parch" aria-labelledby="run-list">
      <h2 id="run-list" className="t-display">
        {t('solo.runs')}
      </h2>
      {best === null ? (
        <p className="run-none">{t('solo.runs.none')}</p>
      ) : (
        <ol>
          <RunLine run={best} best now={now} onSame={onSame} />
          {last
            .filter(({ id }) => id !== best.id)
            .map((run) => (
              <RunLine key={run.id} run={run} now={now} onSame={onSame} />
            ))}
        </ol>
      )}
    </section>
  );
}

interface RunLineProps {
  readonly run: FinishedRun;
  readonly now: number;
  readonly best?: boolean;
  readonly onSame: (run: FinishedRun) => void;
}

function RunLine({ run, now, best = false, onSame }: RunLineProps) {
  const { t, language } = useSpeech();
  const { score, winners, rounds, seed, endedAt } = run;
  const won = (winners ?? []).length > 0;
  return (
    <li className={best ? 'best' : undefined}>
      <Icon name={best ? 'laurel-crown' : won ? 'star-medal' : 'tombstone'} />
      <div>
        <b>
          {best && <em>{t('solo.runs.best')}</em>}
          {t('solo.runs.points', { points: inFigures(language, score.points) })}
        </b>
        <span>{won ? t('solo.runs.won') : t('solo.runs.lost', { round: rounds ?? score.rounds + 1 })}</span>
        <span>{ago(language, endedAt, now) ?? t('solo.now')}</span>
      </div>
      {seed !== null && (
        <button
          type="button"
          aria-label={t('solo.runs.same', { seed })}
          title={t('solo.runs.same', { seed })}
          onClick={() => onSame(run)}
        >
          <Icon name="cycle" />
          <code>{seed}</code>
        </button>
      )}
    </li>
  );
}
