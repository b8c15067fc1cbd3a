import './table-book.css';
import { Tabs } from '@tavern/kit';
import type { ReactNode } from 'react';
import { useSpeech } from '../../words/words.ts';
import type { BookLine } from './log-lines.ts';
import { LogPage } from './log-page.tsx';

export type Page = 'log' | 'chat';

interface TableBookProps {
  readonly lines: readonly BookLine[];
  /** The chat at this table, where people can chat. */
  readonly chat: ReactNode;
  readonly unread: number;
  /** Below the log: what its reader has written. */
  readonly slip?: ReactNode;
  readonly page: Page;
  readonly onPage: (page: Page) => void;
}

/** Log and chat, on parchment. */
export function TableBook({ lines, chat, unread, slip, page, onPage }: TableBookProps) {
  const { t } = useSpeech();
  const called = t(chat === null ? 'frame.log' : 'frame.book');
  const log = {
    id: 'log',
    label: t('frame.log'),
    content: <LogPage lines={lines} slip={slip} />,
  };
  const talk = { id: 'chat', label: t('frame.chat'), ...(unread > 0 ? { badge: unread } : {}), content: chat };
  return (
    // A book of a log alone is no landmark beside the log, which has the same name.
    <section className="table-book" aria-label={chat === null ? undefined : called}>
      <Tabs
        label={called}
        tabs={chat === null ? [log] : [log, talk]}
        value={page}
        onChange={(id) => onPage(id === 'chat' ? 'chat' : 'log')}
      />
    </section>
  );
}
