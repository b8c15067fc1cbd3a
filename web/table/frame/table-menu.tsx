import './table-menu.css';
import { announce, Button, Dialog } from '@tavern/kit';
import { ActButton, ActsPlace } from '@tavern/kit/acts/index.ts';
import { useState } from 'react';
import { openSettings } from '../../house/settings/settings-button.tsx';
import { useSpeech } from '../../words/words.ts';
import type { Tray } from './table-tools.tsx';

interface TableMenuProps {
  readonly open: boolean;
  readonly onClose: () => void;
  /** Null: there is nothing to give up. */
  readonly onConcede: (() => void) | null;
  readonly concede: string;
  /** The link that invites somebody to watch; null: nobody can. */
  readonly link: string | null;
  /** The address of the table on a second screen; null: it has none. */
  readonly screen: string | null;
  readonly onRoom: (() => void) | null;
  readonly onHall: () => void;
  /** What happens to the match after leaving. */
  readonly leaving: string;
  readonly onTray: (tray: Tray) => void;
}

/** What is done rarely: leave, give up, invite. */
export function TableMenu(props: TableMenuProps) {
  const { open, onClose, onConcede, concede, link, screen, onRoom, onHall, leaving, onTray } = props;
  const { t } = useSpeech();
  const [copied, setCopied] = useState<'copied' | 'by-hand' | null>(null);
  const copy = async (): Promise<void> => {
    if (link === null) return;
    const done = await navigator.clipboard.writeText(link).then(
      () => 'copied' as const,
      () => 'by-hand' as const,
    );
    setCopied(done);
    if (done === 'copied') announce(t('frame.copied'));
  };
  const then = (work: () => void) => () => {
    onClose();
    work();
  };
  return (
    <Dialog open={open} onClose={onClose} title={t('frame.menu')} closeLabel={t('common.close')}>
      <div className="table-menu">
        <Button icon="open-book" onPress={() => onTray('rules')}>
          {t('rules.open')}
        </Button>
        <Button icon="cog" onPress={then(openSettings)}>
          {t('settings.open')}
        </Button>
        {link !== null && (
          <Button icon="linked-rings" onPress={() => void copy()} sub={t('frame.copy.sub')}>
            {t(copied === 'copied' ? 'frame.copied' : 'frame.copy')}
          </Button>
        )}
        {copied === 'by-hand' && link !== null && (
          <input
            className="field"
            readOnly
            value={link}
            aria-label={t('frame.copy')}
            onFocus={(event) => event.target.select()}
          />
        )}
        {screen !== null && (
          <Button
            icon="brass-eye"
            onPress={then(() => void window.open(screen, '_blank', 'noopener'))}
            sub={t('lobby.screen.sub')}
          >
            {t('lobby.screen')}
          </Button>
        )}
        {onRoom !== null && (
          <Button icon="wooden-chair" onPress={then(onRoom)}>
            {t('frame.room')}
          </Button>
        )}
        <Button icon="exit-door" onPress={then(onHall)} sub={leaving}>
          {t('frame.leave')}
        </Button>
        {onConcede !== null && (
          <ActsPlace asked="concede" busy={false} send={onConcede}>
            <ActButton
              act={{
                id: 'concede',
                label: concede,
                sub: t('frame.concede.sub'),
                icon: 'flying-flag',
                confirm: t('frame.concede.really'),
              }}
              onPress={then(onConcede)}
            />
          </ActsPlace>
        )}
      </div>
    </Dialog>
  );
}
