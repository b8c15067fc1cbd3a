import './table-book.css';
import { Icon, Log, Tabs } from '@tavern/kit';
import { type ComponentProps, type ReactNode, useMemo } from 'react';
import { useSpeech } from '../../words/words.ts';
import { Spans } from '../words/told.tsx';
import { type LogLine, timeText } from './log-lines.ts';
import { LEADS } from './played-lines.ts';

type KitLine = ComponentProps<typeof Log>['lines'][number];

export type Page = 'log' | 'chat';

interface TableBookProps {
  readonly lines: readonly LogLine[];
  /** The talk at this table, where people can talk. */
  readonly chat: ReactNode;
  readonly unread: number;
  readonly page: Page;
  readonly onPage: (page: Page) => void;
}

/** Log and talk, on parchment. */
export function TableBook({ lines, chat, unread, page, onPage }: TableBookProps) {
  const { t } = useSpeech();
  const written = useMemo(() => lines.map(writtenLine), [lines]);
  const called = t(chat === null ? 'frame.log' : 'frame.book');
  const log = {
    id: 'log',
    label: t('frame.log'),
    content: <Log label={t('frame.log')} lines={written} newestLabel={t('frame.log.newest')} />,
  };
  const talk = { id: 'chat', label: t('frame.chat'), ...(unread > 0 ? { badge: unread } : {}), content: chat };
  return (
    <section className="table-book" aria-label={called}>
      <Tabs
        label={called}
        tabs={chat === null ? [log] : [log, talk]}
        value={page}
        onChange={(id) => onPage(id === 'chat' ? 'chat' : 'log')}
      />
    </section>
  );
}

const written = new WeakMap<LogLine, KitLine>();

/** The same line is the same element: what is written already is not drawn again. */
export function writtenLine(line: LogLine): KitLine {
  const before = written.get(line);
  if (before !== undefined) return before;
  const { id, at, heading } = line;
  const now = { id, text: <LineText line={line} />, ...(heading ? { tone: 'sys' as const } : { time: timeText(at) }) };
  written.set(line, now);
  return now;
}

const MARKS = { clock: 'hourglass', bot: 'vintage-robot' } as const;

/** `said`: the line says in words who played it. */
function PlayedMark({ by, said }: { readonly by: keyof typeof MARKS; readonly said: boolean }) {
  const { t } = useSpeech();
  return <Icon name={MARKS[by]} className="log-mark" {...(said ? {} : { label: t(LEADS[by]) })} />;
}

function LineText({ line }: { readonly line: LogLine }) {
  if (line.heading)
    return (
      <span className="log-heading">
        <Spans spans={line.spans} />
      </span>
    );
  return (
    <>
      {line.played !== undefined && <PlayedMark by={line.played.by} said={line.played.bare !== null} />}
      <Spans spans={line.spans} />
      {line.details.map((detail, index) => (
        <span key={index} className="log-detail">
          <Spans spans={detail} />
        </span>
      ))}
    </>
  );
}
