import { Button } from '@tavern/kit';
import type { ReactNode } from 'react';
import { useSpeech } from '../../words/words.ts';
import { isLent } from '../headline/headline-of.ts';
import { QuietTray } from '../prompt/quiet-tray.tsx';
import { Ways } from '../result/ways.tsx';
import { SayText } from '../words/told.tsx';
import type { DoingProps } from './doing.tsx';

/** What keeps the player from playing on, and what to do about it; null: nothing does. */
export function useNotice({ table, headline, recent, gone, onHall, onRoom }: DoingProps): ReactNode | null {
  const { t } = useSpeech();
  const { status, curtain, question, front } = table;
  const news = recent.map(({ spans }) => spans);
  const said = { title: <SayText say={headline.title} />, sub: headline.sub === null ? null : <SayText say={headline.sub} /> };
  const ways = <Ways onHall={onHall} onRoom={headline.mood === 'over' ? onRoom : null} />;
  if (status?.closed != null)
    return (
      <QuietTray icon="padlock" {...said}>
        {ways}
      </QuietTray>
    );
  if (curtain !== null)
    return (
      <QuietTray
        icon="three-friends"
        title={t('frame.hand', { who: { seat: curtain.to } })}
        sub={t('frame.hand.sub')}
        news={news}
      >
        <Button kind="primary" lit hotkey="1" onPress={table.handOver}>
          {t('frame.hand.over')}
        </Button>
      </QuietTray>
    );
  if (front !== null && gone.includes(front) && question === null)
    return (
      <QuietTray icon="flying-flag" title={t('frame.gave-up')} sub={t('frame.gave-up.sub')} news={news}>
        {ways}
      </QuietTray>
    );
  if (isLent(status, front))
    return (
      <QuietTray icon="vintage-robot" title={t('frame.lent')} sub={t('frame.lent.sub')} news={news}>
        <Button kind="primary" lit hotkey="1" onPress={() => void table.back()}>
          {t('frame.back')}
        </Button>
      </QuietTray>
    );
  return status?.paused ? <QuietTray icon="pause-button" {...said} news={news} /> : null;
}
