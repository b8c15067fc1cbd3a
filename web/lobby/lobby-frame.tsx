import './lobby-frame.css';
import { Tabs } from '@tavern/kit';
import { useMedia } from '@tavern/kit/use-media.ts';
import { type ReactNode, useState } from 'react';
import { useSpeech } from '../words/words.ts';
import { useUnread } from './use-unread.ts';

/** A sheet of paper beside the table. */
interface Sheet {
  readonly id: string;
  readonly label: string;
  readonly badge?: number;
  /** How much has been said there; what is new is counted while nobody looks. */
  readonly lines?: number;
  readonly content: ReactNode;
}

interface LobbyFrameProps {
  readonly bar: ReactNode;
  /** Laid beside the table, above the sheets; told whether there is room to spare. */
  readonly share: (roomy: boolean) => ReactNode;
  readonly seats: ReactNode;
  readonly choice: ReactNode;
  readonly rules: ReactNode;
  readonly talk: readonly Sheet[];
  readonly foot: ReactNode;
}

const ROOMY = '(min-width: 73.75em)';
const NARROW = '(max-width: 47.5em)';

/** Where everything lies. With little room the rules and the talk share one place; with still less it comes last. */
export function LobbyFrame({ bar, share, seats, choice, rules, talk, foot }: LobbyFrameProps) {
  const { t } = useSpeech();
  const roomy = useMedia(ROOMY);
  const narrow = useMedia(NARROW);
  const ruleSheet: Sheet = { id: 'rules', label: t('lobby.rules'), content: rules };
  const sheets = <Sheets label={t('lobby.sheets')} sheets={roomy ? talk : [ruleSheet, ...talk]} />;
  const layout = roomy ? 'roomy' : narrow ? 'narrow' : 'middling';
  return (
    <main className={`table lobby ${layout}`}>
      <i className="lamp" />
      {bar}
      <div className="lobby-body">
        <div className="lobby-side">
          {share(roomy)}
          {!narrow && (!roomy || talk.length > 0) && sheets}
        </div>
        <div className="lobby-seats">{seats}</div>
        <div className="lobby-choice m-scrolls">{choice}</div>
        {roomy && (
          <aside className="lobby-rules" aria-label={t('lobby.rules')}>
            <div className="rules-paper m-parch m-scrolls">
              <h2 className="t-display">{t('lobby.rules')}</h2>
              {rules}
            </div>
          </aside>
        )}
        {narrow && sheets}
      </div>
      {foot}
    </main>
  );
}

function Sheets({ label, sheets }: { readonly label: string; readonly sheets: readonly Sheet[] }) {
  const [picked, setPicked] = useState<string | null>(null);
  const open = sheets.find(({ id }) => id === picked) ?? sheets[0];
  const talk = sheets.find(({ lines }) => lines !== undefined);
  const unread = useUnread(talk?.lines ?? 0, talk?.id === open?.id);
  return (
    <div className="lobby-sheets">
      <Tabs
        label={label}
        tabs={sheets.map((sheet) => ({ ...sheet, badge: sheet === talk ? unread : (sheet.badge ?? 0) }))}
        value={open?.id ?? ''}
        onChange={setPicked}
      />
    </div>
  );
}
