import type { MatchRecord, Say } from '@tavern/engine';
import { announce, Button } from '@tavern/kit';
import { useState } from 'react';
import type { ShownTable } from '../../model/shown-table.ts';
import { verifyRecord } from '../../play/verify/verify-record.ts';
import { useSpeech } from '../../words/words.ts';
import { saveRecord } from './save-record.ts';

type Verifying =
  | { readonly state: 'idle' | 'working' }
  | { readonly state: 'sound'; readonly answers: number; readonly commit: string }
  | { readonly state: 'amiss'; readonly why: Say };

/** Saves the record of this match, or recomputes every shuffle and die in it. */
export function RecordTools({ source }: { readonly source: ShownTable }) {
  const { t, tell } = useSpeech();
  const [verifying, setVerifying] = useState<Verifying>({ state: 'idle' });
  const withRecord = async (work: (record: MatchRecord) => Promise<void> | void): Promise<void> => {
    const record = await source.record();
    if ('ok' in record) setVerifying({ state: 'amiss', why: record.why });
    else await work(record);
  };
  const verify = async (): Promise<void> => {
    setVerifying({ state: 'working' });
    await withRecord(async (record) => {
      const verdict = await verifyRecord(record);
      if (!verdict.ok) return setVerifying({ state: 'amiss', why: verdict.why });
      setVerifying({ state: 'sound', answers: verdict.answers, commit: record.commit });
      announce(t('frame.verified', { n: verdict.answers }));
    });
  };
  const busy = verifying.state === 'working' ? t('frame.verifying') : undefined;
  return (
    <>
      <Button icon="save" onPress={() => void withRecord(saveRecord)} sub={t('frame.save.sub')}>
        {t('frame.save')}
      </Button>
      {verifying.state === 'sound' ? (
        // In the same place, so that the ending does not move.
        <Button
          icon="wax-seal"
          className="record-sound"
          onPress={() => void verify()}
          sub={t('frame.verified.sub', { n: verifying.answers })}
          title={verifying.commit === '' ? undefined : `${t('frame.commit')} ${verifying.commit}`}
        >
          {t('frame.verified.short')}
        </Button>
      ) : (
        <Button icon="wax-seal" onPress={() => void verify()} why={busy} sub={t('frame.verify.sub')}>
          {t('frame.verify')}
        </Button>
      )}
      {verifying.state === 'amiss' && (
        <p className="record-amiss" role="alert">
          {tell(verifying.why)}
        </p>
      )}
    </>
  );
}
