import type { Seat } from '@tavern/engine';
import type { GamePack } from '@tavern/games';
import type { ReactNode } from 'react';
import type { TableView } from '../../model/use-table.ts';
import type { BookLine } from '../book/log-lines.ts';
import type { Headline } from '../headline/headline-of.ts';
import { PromptTray } from '../prompt/prompt-tray.tsx';
import { QuietTray } from '../prompt/quiet-tray.tsx';
import { ResultTray } from '../result/result-tray.tsx';
import { SayText } from '../words/told.tsx';
import { useNotice } from './notice.tsx';
import type { TableFrameProps } from './props.ts';

export interface DoingProps extends TableFrameProps {
  readonly table: TableView;
  readonly pack: GamePack;
  readonly headline: Headline;
  /** The latest events, newest last. */
  readonly recent: readonly BookLine[];
  /** Who has given up. */
  readonly gone: readonly Seat[];
  readonly crest: (seat: number) => string | undefined;
}

/** The one thing there is to do, or why there is nothing. */
export function Doing(props: DoingProps): ReactNode {
  const { table, source, headline, recent, again, crest, onHall, onRoom } = props;
  const { over, status, question } = table;
  const notice = useNotice(props);
  if (over !== null)
    return <ResultTray outcome={over} source={source} again={again} crest={crest} onHall={onHall} onRoom={onRoom} />;
  if (notice !== null) return notice;
  if (question !== null) return <TablePrompt {...props} />;
  return (
    <QuietTray
      icon={status?.passed ? 'halt' : 'hourglass'}
      title={<SayText say={headline.title} />}
      sub={headline.sub === null ? null : <SayText say={headline.sub} />}
      news={recent.map(({ spans }) => spans)}
    />
  );
}

type TablePromptProps = Pick<DoingProps, 'table' | 'pack'> & { readonly looking?: DoingProps['looking'] | undefined };

/** The question in words. */
export function TablePrompt({ table, pack, looking }: TablePromptProps): ReactNode {
  const { question } = table;
  if (question === null) return null;
  return (
    <PromptTray
      pack={pack}
      question={question}
      busy={table.busy}
      past={looking?.past ?? null}
      onSend={(option) => void table.send(option)}
      shares={table.shares}
      onHandOn={table.handOn}
    />
  );
}
