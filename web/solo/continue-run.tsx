import './continue-run.css';
import { Button, Icon } from '@tavern/kit';
import { OriginWords } from '../house/origin-words.ts';
import { leadsTo } from '../house/preload.ts';
import { go } from '../house/route.ts';
import { ago } from '../words/moments.ts';
import { useSpeech } from '../words/words.ts';
import type { Run } from './past-runs.ts';

interface ContinueRunProps {
  readonly run: Run;
  readonly now: number;
  /** How many other open runs are in the hall. */
  readonly others: number;
}

/** An open run: its state, and the way back to it. */
export function ContinueRun({ run, now, others }: ContinueRunProps) {
  const { t, tell, language } = useSpeech();
  return (
    <section className="continue-run m-parch" aria-labelledby="continue-run">
      <Icon name="candle-light" className="continue-candle" />
      <h2 id="continue-run" className="t-display">
        {t('solo.continue')}
      </h2>
      <p className="continue-gist">{run.gist === null ? t('solo.continue.new') : tell(run.gist)}</p>
      <p className="continue-facts">
        <span>{t('solo.continue.left', { when: ago(language, run.touchedAt, now) ?? t('solo.now') })}</span>
        {run.origin !== undefined && (
          <span>
            <OriginWords game={run.game} origin={run.origin} />
          </span>
        )}
        {run.seed !== null && <span>{t('solo.same.sub', { seed: run.seed })}</span>}
      </p>
      <Button
        kind="primary"
        icon="play-button"
        hotkey="c"
        lit
        onPress={() => go({ at: 'here', id: run.id })}
        {...leadsTo('here')}
      >
        {t('solo.continue.go')}
      </Button>
      {others > 0 && <p className="continue-more">{t('solo.continue.more', { n: others })}</p>}
    </section>
  );
}
