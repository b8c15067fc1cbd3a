import { Dialog } from '@tavern/kit';
import { useSpeech } from '../../words/words.ts';
import QrPaper from './qr-paper.tsx';

interface QrDialogProps {
  readonly code: string;
  readonly link: string;
  readonly onClose: () => void;
}

/** The QR code in large, for a phone held over another screen. */
export default function QrDialog({ code, link, onClose }: QrDialogProps) {
  const { t } = useSpeech();
  return (
    <Dialog open onClose={onClose} title={t('lobby.code')} closeLabel={t('common.close')}>
      <QrPaper code={code} link={link} className="large" />
    </Dialog>
  );
}
