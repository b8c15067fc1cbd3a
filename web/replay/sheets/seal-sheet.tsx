import { Icon } from '@tavern/kit';
import { classes } from '@tavern/kit/classes.ts';
import { useSpeech } from '../../words/words.ts';
import { useSealWords } from '../bar/seal-mark.tsx';
import type { Watching } from './watching.ts';

/** What was recomputed, and where the record parts from it. */
export function SealSheet({ replay: { record, answers }, player }: Watching) {
  const { t, tell } = useSpeech();
  const { verdict } = player.state;
  const said = useSealWords(verdict, answers);
  return (
    <article className={classes('replay-verdict m-parch m-sheet', verdict.is)}>
      <Icon name="wax-seal" />
      <div>
        <h3 className="t-display">{said}</h3>
        {verdict.is === 'parted' ? (
          <>
            <p>{tell(verdict.why)}</p>
            <p>{verdict.at === 0 ? t('replay.seal.none') : t('replay.seal.until', { n: verdict.at - 1 })}</p>
            {verdict.recorded !== undefined && (
              <dl>
                <dt>{t('replay.seal.recorded')}</dt>
                <dd>
                  <code>{verdict.recorded}</code>
                </dd>
                <dt>{t('replay.seal.got')}</dt>
                <dd>
                  <code>{verdict.got}</code>
                </dd>
              </dl>
            )}
          </>
        ) : (
          <>
            <p>{t('replay.seal.how')}</p>
            <p>{t(record.commit === '' ? 'replay.seal.seed' : 'replay.seal.dice')}</p>
            {record.commit !== '' && <code>{record.commit}</code>}
          </>
        )}
      </div>
    </article>
  );
}
