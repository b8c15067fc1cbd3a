import type { Refusal } from '@tavern/engine';
import { useCallback, useEffect, useRef, useState } from 'react';
import { Lighting } from '../../house/lighting.tsx';
import { MoreSpoken } from '../../house/more-spoken.tsx';
import { go, type Route } from '../../house/route.ts';
import { botNameOf } from '../../model/bot-names.ts';
import { GuestForm } from '../../parts/door/guest-form.tsx';
import { ASK_FIRST, todaysAttempt } from '../../play/online/daily.ts';
import { openOnline } from '../../play/online/online-source.ts';
import { theSession } from '../../play/online/the-session.ts';
import { useSettings } from '../../settings/settings.ts';
import { DailyAsk } from '../../solo/daily/daily-ask.tsx';
import { DailyDone } from '../../solo/daily/daily-done.tsx';
import { useOpened } from '../../table/frame/use-opened.ts';
import { WayOut } from '../../table/frame/way-out.tsx';
import { TableFrame } from '../../table/table-frame.tsx';
import { useSpeech } from '../../words/words.ts';

type DailyProps = Omit<Extract<Route, { readonly at: 'daily' }>, 'at'>;

const toHall = (): void => go({ at: 'hall' });

/** The scored run of the day, begun or continued; or a look at a past one. It has no room. */
export default function DailyTable(props: DailyProps) {
  return (
    <MoreSpoken of="table">
      <MoreSpoken of="solo">
        <Daily {...props} />
      </MoreSpoken>
    </MoreSpoken>
  );
}

function Daily({ game, look }: DailyProps) {
  const { t, tell, language } = useSpeech();
  const [tries, setTries] = useState(0);
  const [agreed, setAgreed] = useState(false);
  const speaking = useRef(tell);
  useEffect(() => {
    speaking.current = tell;
  });
  const open = async () => {
    const session = theSession();
    const attempt = look === null ? await todaysAttempt(session, game, agreed) : ({ ok: true, ...look } as const);
    if (!attempt.ok) return attempt;
    const { match, day } = attempt;
    return openOnline({ session, match, game, nameOf: botNameOf((what) => speaking.current(what)), daily: day });
  };
  const opened = useOpened(open, `${tries} ${agreed} ${language}`);
  const again = useCallback(() => setTries((before) => before + 1), []);
  if (opened === null) return <Lighting />;
  if (opened.ok)
    return <TableFrame source={opened.source} company={null} times={null} again={null} onHall={toHall} onRoom={null} />;
  if (opened.code === ASK_FIRST) return <DailyAsk game={game} onAgree={() => setAgreed(true)} />;
  if (opened.code === 'daily-done') return <DailyDone game={game} why={opened.why} />;
  if (wantsName(opened)) {
    const sign = (nickname: string): void => {
      useSettings.getState().set({ nickname });
      again();
    };
    return <GuestForm problem={opened.code === 'link.nickname' ? null : opened.why} text={t('daily.sign')} onSigned={sign} />;
  }
  return <WayOut title={t('daily.closed')} why={tell(opened.why)} onHall={toHall} />;
}

const wantsName = ({ code }: Refusal): boolean => code === 'link.nickname' || code.startsWith('nickname-');
