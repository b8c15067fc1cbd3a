import './table-bar.css';
import { Tool, useHotkey } from '@tavern/kit';
import type { ReactNode } from 'react';
import { MENU_KEY, RULES_KEY } from '../../house/keys/keys.ts';
import { PlaceHeading } from '../../house/place-heading.tsx';
import { SettingsButton } from '../../house/settings/settings-button.tsx';
import { SoundButton } from '../../house/settings/sound-button.tsx';
import { useSpeech } from '../../words/words.ts';
import type { Tray } from './table-tools.tsx';

interface TableBarProps {
  readonly game: string;
  /** Round and room, where there are any. */
  readonly where: string;
  readonly headline: ReactNode;
  readonly onHall: () => void;
  readonly onTray: (tray: Tray) => void;
  /** Opens the book, where it is not open beside the table. */
  readonly onBook: (() => void) | null;
  /** The book has a chat too. */
  readonly talk: boolean;
  /** Unread chat messages. */
  readonly unread: number;
}

/** The beam over the table: the house, the game, the headline and the tools. */
export function TableBar({ game, where, headline, onHall, onTray, onBook, talk, unread }: TableBarProps) {
  const { t } = useSpeech();
  const rulesKey = useHotkey(RULES_KEY, () => onTray('rules'));
  const menuKey = useHotkey(MENU_KEY, () => onTray('menu'));
  return (
    <header className="table-bar">
      <div className="bar-left">
        <button type="button" className="bar-sign t-display" onClick={onHall} title={t('frame.leave')}>
          {t('frame.sign')}
        </button>
        <PlaceHeading className="bar-game">
          {game}
          {where !== '' && <small>{where}</small>}
        </PlaceHeading>
      </div>
      {headline}
      <div className="bar-tools">
        {onBook !== null && (
          <Tool
            icon="scroll-unfurled"
            label={unread > 0 ? t('frame.book.unread', { n: unread }) : t(talk ? 'frame.book' : 'frame.log')}
            onPress={onBook}
            className={unread > 0 ? 'unread' : undefined}
          />
        )}
        <Tool icon="open-book" label={t('rules.open')} onPress={() => onTray('rules')} aria-keyshortcuts={rulesKey} />
        <SoundButton />
        <SettingsButton />
        <Tool icon="exit-door" label={t('frame.menu')} onPress={() => onTray('menu')} aria-keyshortcuts={menuKey} />
      </div>
    </header>
  );
}
