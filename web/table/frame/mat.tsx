import './mat.css';
import type { Seat } from '@tavern/engine';
import type { GamePack } from '@tavern/games';
import { Button, Shield } from '@tavern/kit';
import type { ReactNode } from 'react';
import type { TableView } from '../../links/use-table.ts';
import { useSpeech } from '../../words/words.ts';
import type { LogLine } from '../book/log-lines.ts';
import type { PanelRow } from '../panel/rows.ts';
import { PromptTray } from '../prompt/prompt-tray.tsx';
import { QuietTray } from '../prompt/quiet-tray.tsx';
import { ResultTray } from '../result/result-tray.tsx';
import { isLent, type Slip } from '../slip/slip-words.ts';
import { Spans, Told } from '../words/told.tsx';
import type { TableFrameProps } from './table-frame.tsx';

interface MatProps extends TableFrameProps {
  readonly table: TableView;
  readonly pack: GamePack;
  readonly slip: Slip;
  /** What happened last, newest last. */
  readonly recent: readonly LogLine[];
  /** Who has given up. */
  readonly gone: readonly Seat[];
  readonly crest: (seat: number) => string | undefined;
  /** What the table tells of whoever sits here. */
  readonly own: PanelRow | null;
}

/** The near edge of the table: whoever sits there, and what they can do now. */
export function Mat(props: MatProps) {
  const { table, slip, crest, own } = props;
  const { t, names } = useSpeech();
  const { front } = table;
  const ended = slip.mood === 'over';
  return (
    <section className={`mat ${slip.mood}`} aria-label={t('frame.mat')}>
      {front !== null && !ended && (
        <div className="mat-me">
          <Shield seat={front} crest={crest(front)} size={56} />
          <p className="t-display">{names[front]}</p>
          {own !== null && (
            <ul className="mat-own">
              {own.parts.map((part, index) => (
                <li key={index}>
                  <Spans spans={part} />
                </li>
              ))}
            </ul>
          )}
        </div>
      )}
      <div className="mat-main">
        <Doing {...props} />
        {table.status?.mayClaim && (
          <QuietTray icon="laurel-crown" title={t('frame.claim.title')} sub={t('frame.claim.sub')}>
            <Button kind="primary" lit onPress={() => void table.claim()}>
              {t('frame.claim')}
            </Button>
          </QuietTray>
        )}
      </div>
    </section>
  );
}

/** The one thing there is to do, or why there is nothing. */
function Doing(props: MatProps): ReactNode {
  const { table, pack, source, slip, recent, gone, again, crest, onHall, onRoom } = props;
  const { t } = useSpeech();
  const { over, status, curtain, question, front } = table;
  const ways = (
    <>
      {onRoom !== null && slip.mood === 'over' && (
        <Button icon="wooden-chair" onPress={onRoom}>
          {t('frame.room')}
        </Button>
      )}
      <Button icon="exit-door" onPress={onHall}>
        {t('frame.hall')}
      </Button>
    </>
  );
  if (over !== null) return <ResultTray outcome={over} source={source} again={again} crest={crest} ways={ways} />;
  const news = recent.map(({ spans }) => spans);
  const said = { title: <Told say={slip.title} />, sub: slip.sub === null ? null : <Told say={slip.sub} /> };
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
  if (question !== null && !status?.paused)
    return (
      <PromptTray
        pack={pack}
        question={question}
        busy={table.busy}
        onSend={(option) => void table.send(option)}
        shares={table.shares}
        onHandOn={table.handOn}
      />
    );
  return <QuietTray icon={status?.passed ? 'halt' : status?.paused ? 'pause-button' : 'hourglass'} {...said} news={news} />;
}
