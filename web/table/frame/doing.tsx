import type { Seat } from '@tavern/engine';
import type { GamePack } from '@tavern/games';
import type { ReactNode } from 'react';
import type { TableView } from '../../model/use-table.ts';
import type { LogLine } from '../book/log-lines.ts';
import type { Slip } from '../headline/headline-of.ts';
import { PromptTray } from '../prompt/prompt-tray.tsx';
import { QuietTray } from '../prompt/quiet-tray.tsx';
import { ResultTray } from '../result/result-tray.tsx';
import { Told } from '../words/told.tsx';
import { useNotice } from './notice.tsx';
import type { TableFrameProps } from './props.ts';

export interface DoingProps extends TableFrameProps {
  readonly table: TableView;
  readonly pack: GamePack;
  readonly slip: Slip;
  /** The latest events, newest last. */
  readonly recent: readonly LogLine[];
  /** Who has given up. */
  readonly gone: readonly Seat[];
  readonly crest: (seat: number) => string | undefined;
}

/** The one thing there is to do, or why there is nothing. */
export function Doing(props: DoingProps): ReactNode {
  const { table, source, slip, recent, again, crest, onHall, onRoom } = props;
  const { over, status, question } = table;
  const notice = useNotice(props);
  if (over !== null)
    return <ResultTray outcome={over} source={source} again={again} crest={crest} onHall={onHall} onRoom={onRoom} />;
  if (notice !== null) return notice;
  if (question !== null) return <TablePrompt {...props} />;
  return (
    <QuietTray
      icon={status?.passed ? 'halt' : 'hourglass'}
      title={<Told say={slip.title} />}
      sub={slip.sub === null ? null : <Told say={slip.sub} />}
      news={recent.map(({ spans }) => spans)}
    />
  );
}

/** The question in words. */
export function TablePrompt({ table, pack }: Pick<DoingProps, 'table' | 'pack'>): ReactNode {
  const { question } = table;
  if (question === null) return null;
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
}
