import './phone-tabs.css';
import { Icon } from '@tavern/kit';
import { useSpeech } from '../../words/words.ts';
import type { Page } from '../book/table-book.tsx';
import type { Tray } from './table-tools.tsx';

interface PhoneTabsProps {
  readonly page: Page;
  readonly open: boolean;
  readonly unread: number;
  readonly talk: boolean;
  readonly onPage: (page: Page) => void;
  readonly onOpen: (open: boolean) => void;
  readonly onTray: (tray: Tray) => void;
}

/** On a small screen, the book and the menu are tabs at the lower edge. */
export function PhoneTabs({ page, open, unread, talk, onPage, onOpen, onTray }: PhoneTabsProps) {
  const { t } = useSpeech();
  const toggle = (wanted: Page) => () => {
    onOpen(!(open && page === wanted));
    onPage(wanted);
  };
  const tab = (wanted: Page, label: string, count = 0) => (
    <button type="button" aria-expanded={open && page === wanted} onClick={toggle(wanted)}>
      {label}
      {count > 0 && <span className="tab-badge">{count}</span>}
    </button>
  );
  return (
    <nav className="phone-tabs" aria-label={t('frame.more')}>
      {tab('log', t('frame.log'))}
      {talk && tab('chat', t('frame.chat'), unread)}
      <button type="button" onClick={() => onTray('rules')}>
        <Icon name="open-book" />
        {t('rules.open')}
      </button>
      <button type="button" onClick={() => onTray('menu')}>
        {t('frame.menu')}
      </button>
    </nav>
  );
}
