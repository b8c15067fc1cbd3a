import './share-dialog.css';
import { Button, Dialog } from '@tavern/kit';
import { QrCode } from '../../parts/qr/qr-code.tsx';
import { useSpeech } from '../../words/words.ts';
import { useClipboard } from './clipboard.ts';
import { saveFile } from './save-file.ts';

/** A longer link makes a QR code that no camera reads from a screen. */
const LONGEST_QR = 500;

interface ShareSheetProps {
  readonly title: string;
  readonly link: string;
  readonly code: string;
  readonly file: { readonly name: string; readonly text: string };
  /** What the code, and the QR code, are called. */
  readonly words: { readonly code: string; readonly copyCode: string; readonly qr: string; readonly qrHelp: string };
  readonly onClose: () => void;
}

/** Everything by which something gets to another person or device: link, QR code, code, file. */
export function ShareSheet({ title, link, code, file, words, onClose }: ShareSheetProps) {
  const { t } = useSpeech();
  const { copied, refused, copy } = useClipboard();
  return (
    <Dialog open onClose={onClose} title={title} closeLabel={t('common.close')}>
      <div className="share-deck">
        {link.length <= LONGEST_QR && (
          <figure className="share-qr m-parch m-sheet">
            <QrCode text={link} label={words.qr} />
            <p>{words.qrHelp}</p>
          </figure>
        )}
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
            {words.copyCode}
          </Button>
          <Button icon="save" onPress={() => saveFile(file.name, file.text)}>
            {t('builder.share.file')}
          </Button>
        </div>
        {refused && <p className="share-refused">{t('builder.copy.by-hand')}</p>}
        <textarea readOnly rows={3} aria-label={words.code} value={code} onFocus={(event) => event.target.select()} />
      </div>
    </Dialog>
  );
}
