import './lobby-frame.css';
import { Tabs } from '@tavern/kit';
import { useMedia } from '@tavern/kit/use-media.ts';
import { type ReactNode, type Ref, useState } from 'react';
import { NARROW, WIDE } from '../../house/wide.ts';
import { ChatCall } from '../../parts/chat/chat-call.tsx';
import { useInSight } from '../../parts/chat/use-in-sight.ts';
import { type Unread, useReading } from '../../parts/chat/use-unread.ts';
import { useSpeech } from '../../words/words.ts';

/** A sheet of paper beside the table. */
interface Sheet {
  readonly id: string;
  readonly label: string;
  readonly badge?: number;
  /** New messages, counted while the sheet is hidden. */
  readonly unread?: Unread;
  readonly content: ReactNode;
}

interface LobbyFrameProps {
  readonly bar: ReactNode;
  /** Beside the table, above the sheets. It is told whether there is room to spare. */
  readonly share: (wide: boolean) => ReactNode;
  readonly seats: ReactNode;
  readonly choice: ReactNode;
  readonly rules: ReactNode;
  readonly talk: readonly Sheet[];
  /** Gets the button to the chat where the chat is out of sight. */
  readonly foot: (call: ReactNode) => ReactNode;
}

/** Lays out the lobby. On smaller screens rules and chat share one place; on the smallest that place comes last. */
export function LobbyFrame({ bar, share, seats, choice, rules, talk, foot }: LobbyFrameProps) {
  const { t } = useSpeech();
  const wide = useMedia(WIDE);
  const narrow = useMedia(NARROW);
  const [laid, setLaid] = useState<HTMLDivElement | null>(null);
  const [picked, setPicked] = useState<string | null>(null);
  const ruleSheet: Sheet = { id: 'rules', label: t('lobby.rules'), content: rules };
  const all = wide ? talk : [ruleSheet, ...talk];
  const open = all.find(({ id }) => id === picked) ?? all[0];
  const spoken = talk.find(({ unread }) => unread !== undefined);
  const inSight = useInSight(laid);
  const unread = useReading(spoken?.unread ?? null, spoken?.id === open?.id && inSight);
  const sheets = (
    <Sheets label={t('lobby.sheets')} sheets={all} open={open} spoken={spoken} unread={unread} onPick={setPicked} ref={setLaid} />
  );
  const listen = (): void => {
    setPicked(spoken?.id ?? null);
    laid?.scrollIntoView({ block: 'end' });
  };
  const called = unread > 0 && !inSight ? (spoken?.unread?.lines ?? []) : [];
  const layout = wide ? 'wide-lobby' : narrow ? 'narrow' : 'middling';
  return (
    <main className={`table lobby ${layout}`}>
      <i className="lamp" />
      {bar}
      <div className="lobby-body">
        <div className="lobby-side">
          {share(wide)}
          {!narrow && (!wide || talk.length > 0) && sheets}
        </div>
        <div className="lobby-seats">{seats}</div>
        <div className="lobby-choice m-scrolls">{choice}</div>
        {wide && (
          <aside className="lobby-rules" aria-label={t('lobby.rules')}>
            <div className="rules-paper m-parch m-scrolls">
              <h2 className="t-display">{t('lobby.rules')}</h2>
              {rules}
            </div>
          </aside>
        )}
        {narrow && sheets}
      </div>
      {foot(called.length === 0 ? null : <ChatCall lines={called} onOpen={listen} />)}
    </main>
  );
}

interface SheetsProps {
  readonly label: string;
  readonly sheets: readonly Sheet[];
  readonly open: Sheet | undefined;
  readonly spoken: Sheet | undefined;
  readonly unread: number;
  readonly onPick: (id: string) => void;
  readonly ref: Ref<HTMLDivElement>;
}

function Sheets({ label, sheets, open, spoken, unread, onPick, ref }: SheetsProps) {
  return (
    <div className="lobby-sheets" ref={ref}>
      <Tabs
        label={label}
        tabs={sheets.map((sheet) => ({ ...sheet, badge: sheet === spoken ? unread : (sheet.badge ?? 0) }))}
        value={open?.id ?? ''}
        onChange={onPick}
      />
    </div>
  );
}
