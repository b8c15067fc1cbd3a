import './share-dialog.css';
import { Button, Dialog } from '@tavern/kit';
import { QrCode } from '../../parts/qr/qr-code.tsx';
import { useDeckGame, useDeckWords } from '../deck-game.ts';
import { deckFile, fileName } from '../model/intake.ts';
import { useClipboard } from './clipboard.ts';
import { deckLink, saveFile } from './deck-link.ts';

interface ShareDialogProps {
  readonly code: string;
  readonly called: string;
  readonly onClose: () => void;
}

/** Everything by which a deck gets to another person or device. */
export default function ShareDialog({ code, called, onClose }: ShareDialogProps) {
  const { game } = useDeckGame();
  const { t } = useDeckWords();
  const { copied, refused, copy } = useClipboard();
  const link = deckLink(location.href, game, code);
  return (
    <Dialog open onClose={onClose} title={t('builder.share.title', { deck: called })} closeLabel={t('common.close')}>
      <div className="share-deck">
        <figure className="share-qr m-parch m-sheet">
          <QrCode text={link} label={t('builder.share.qr')} />
          <p>{t('builder.share.qr.help')}</p>
        </figure>
        <div className="share-ways">
          <Button
            kind="primary"
            icon="linked-rings"
            sub={copied === link ? t('builder.copied') : undefined}
            onPress={() => copy(link)}
          >
            {t('builder.share.link')}
          </Button>
          <Button icon="scroll-unfurled" sub={copied === code ? t('builder.copied') : undefined} onPress={() => copy(code)}>
            {t('builder.share.code')}
          </Button>
          <Button icon="save" onPress={() => saveFile(fileName(game, called), deckFile(game, called, code))}>
            {t('builder.share.file')}
          </Button>
        </div>
        {refused && <p className="share-refused">{t('builder.copy.by-hand')}</p>}
        <textarea readOnly rows={3} aria-label={t('builder.code')} value={code} onFocus={(event) => event.target.select()} />
      </div>
    </Dialog>
  );
}
