import './run-list.css';
import { Icon } from '@tavern/kit';
import { inFigures } from '@tavern/kit/figures.ts';
import type { LobbyPack } from '../model/lobby/lobby-pack.ts';
import { type Chosen, presetOf } from '../parts/rules/presets.ts';
import { ago } from '../words/moments.ts';
import { type Speech, useSpeech } from '../words/words.ts';
import type { FinishedRun, PastRuns } from './past-runs.ts';

interface RunListProps {
  readonly pack: LobbyPack;
  readonly runs: PastRuns;
  readonly now: number;
  /** Starts another run with its seed and rules. */
  readonly onSame: (run: FinishedRun) => void;
}

/** Runs at this screen: the best for each set of rules, then the latest. */
export function RunList({ pack, runs, now, onSame }: RunListProps) {
  const { t } = useSpeech();
  const { bests, last } = runs;
  return (
    <section className="run-list m-parch" aria-labelledby="run-list">
      <h2 id="run-list" className="t-display">
        {t('solo.runs')}
      </h2>
      {bests.length === 0 ? (
        <p className="run-none">{t('solo.runs.none')}</p>
      ) : (
        <ol>
          {bests.map((run) => (
            <RunLine key={run.id} run={run} best={ruleSetName(pack, run.rules, t)} now={now} onSame={onSame} />
          ))}
          {last
            .filter(({ id }) => !bests.some((best) => best.id === id))
            .map((run) => (
              <RunLine key={run.id} run={run} now={now} onSame={onSame} />
            ))}
        </ol>
      )}
    </section>
  );
}

/** The name of a set of rules. */
function ruleSetName(pack: LobbyPack, rules: unknown, t: Speech['t']): string {
  const preset = presetOf(pack, rules as Chosen);
  return preset === null ? t('solo.runs.rules.own') : t(`preset.${preset.id}.name`);
}

interface RunLineProps {
  readonly run: FinishedRun;
  readonly now: number;
  /** The rules under which it is the best. */
  readonly best?: string;
  readonly onSame: (run: FinishedRun) => void;
}

function RunLine({ run, now, best, onSame }: RunLineProps) {
  const { t, language } = useSpeech();
  const { score, winners, rounds, seed, endedAt } = run;
  const won = (winners ?? []).length > 0;
  return (
    <li className={best === undefined ? undefined : 'best'}>
      <Icon name={best !== undefined ? 'laurel-crown' : won ? 'star-medal' : 'tombstone'} />
      <div>
        <b>
          {best !== undefined && <em>{t('solo.runs.best')} </em>}
          {t('solo.runs.points', { points: inFigures(language, score.points) })}
        </b>
        {best !== undefined && <span>{best}</span>}
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
