import { Icon } from '@tavern/kit';
import { useSpeech } from '../../words/words.ts';
import type { Page } from './table-book.tsx';

interface BookTabsProps {
  /** People can chat at this table. */
  readonly talk: boolean;
  readonly unread: number;
  readonly onOpen: (page: Page) => void;
}

/** A button for each page of the book, where there is no room for it to be open. The table styles them. */
export function BookTabs({ talk, unread, onOpen }: BookTabsProps) {
  const { t } = useSpeech();
  return (
    <>
      <button type="button" aria-haspopup="dialog" onClick={() => onOpen('log')}>
        <Icon name="scroll-unfurled" />
        {t('frame.log')}
      </button>
      {talk && (
        <button type="button" aria-haspopup="dialog" onClick={() => onOpen('chat')}>
          <Icon name="conversation" />
          {t('frame.chat')}
          {unread > 0 && <span className="tab-badge">{unread}</span>}
        </button>
      )}
    </>
  );
}
