import type { Status } from '@tavern/host';
import type { LinkState } from '@tavern/wire';
import { Fragment, useEffect, useEffectEvent, useState } from 'react';
import { useSpeech } from '../../words/words.ts';
import { Spans } from '../words/told.tsx';
import type { Missed } from './missed.ts';
import { Tiding } from './tiding.tsx';

interface MissedTidingProps {
  readonly missed: Missed | null;
  readonly link: LinkState;
  readonly status: Status | null;
  readonly over: boolean;
}

/** Who comes back is told what was done for them, until they have read it or answer themselves. */
export function MissedTiding({ missed, link, status, over }: MissedTidingProps) {
  const { t } = useSpeech();
  const from = status?.missed ?? null;
  // Whoever opens a table at which others have played for them was away, and so was who had no connection.
  const [away, setAway] = useState(from !== null);
  const [read, setRead] = useState<string | null>(null);
  useEffect(() => {
    if (link === 'lost') setAway(true);
  }, [link]);
  // Only what the table says once the connection is back tells that nothing was missed.
  const heard = useEffectEvent(() => {
    if (link === 'there' && status?.missed === null) setAway(false);
  });
  useEffect(() => heard(), [status]);
  if (missed === null) return null;
  const { bot, deeds, more } = missed;
  const absent = bot || away;
  // Who sat there while their time ran out has read so before the end.
  if (over && !absent) return null;
  const name = `${from} ${deeds.length} ${more}`;
  if (name === read) return null;
  return (
    <Tiding icon={bot ? 'vintage-robot' : 'hourglass'} onClose={() => setRead(name)}>
      <p>
        <b>{t(absent ? 'frame.missed' : 'frame.missed.clock')}</b>{' '}
        {deeds.map((spans, index) => (
          <Fragment key={index}>
            {index > 0 && t('frame.missed.between')}
            <Spans spans={spans} />
          </Fragment>
        ))}
        {more > 0 && t('frame.missed.more', { n: more })}
      </p>
    </Tiding>
  );
}
