import { QrCode } from '../../parts/qr/qr-code.tsx';
import { useSpeech } from '../../words/words.ts';

/** The QR code on parchment, with words on how to use it. */
export default function QrPaper({ link, className = '' }: { readonly link: string; readonly className?: string }) {
  const { t } = useSpeech();
  return (
    <figure className={`qr-paper m-parch ${className}`}>
      <QrCode text={link} label={t('lobby.qr')} />
      <p>{t('lobby.qr.caption')}</p>
    </figure>
  );
}
