import type { Status } from '@tavern/host';
import type { LinkState } from '@tavern/wire';
import { Fragment, useEffect, useEffectEvent, useState } from 'react';
import { Tiding } from '../../house/tiding/tiding.tsx';
import { useSpeech } from '../../words/words.ts';
import { Spans } from '../words/told.tsx';
import type { Missed } from './missed.ts';

interface MissedTidingProps {
  readonly missed: Missed | null;
  readonly link: LinkState;
  readonly status: Status | null;
  readonly over: boolean;
}

/** Tells a returning player what was done for them, until they have read it or answer themselves. */
export function MissedTiding({ missed, link, status, over }: MissedTidingProps) {
  const { t } = useSpeech();
  const from = status?.missed ?? null;
  // A player was away if they had no connection, or if others had played for them when the table was opened.
  const [away, setAway] = useState(from !== null);
  const [read, setRead] = useState<string | null>(null);
  useEffect(() => {
    if (link === 'lost') setAway(true);
  }, [link]);
  // Only the first status after reconnecting shows whether anything was missed.
  const heard = useEffectEvent(() => {
    if (link === 'there' && status?.missed === null) setAway(false);
  });
  useEffect(() => heard(), [status]);
  if (missed === null) return null;
  const { bot, deeds, more } = missed;
  const absent = bot || away;
  // A player who was there when their time ran out has already read about it.
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
