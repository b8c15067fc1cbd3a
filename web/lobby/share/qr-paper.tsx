import { screenOf } from '../../house/invitation.ts';
import { QrCode } from '../../parts/qr/qr-code.tsx';
import { useSettings } from '../../settings/settings.ts';
import { useSpeech } from '../../words/words.ts';

interface QrPaperProps {
  readonly code: string;
  readonly link: string;
  readonly className?: string;
}

/** The QR code on parchment, with words on how to use it, and the way to a second screen. */
export default function QrPaper({ code, link, className = '' }: QrPaperProps) {
  const { t } = useSpeech();
  const server = useSettings((settings) => settings.server);
  return (
    <figure className={`qr-paper m-parch ${className}`}>
      <QrCode text={link} label={t('lobby.qr')} />
      <p>{t('lobby.qr.caption')}</p>
      <a
        className="to-screen"
        href={screenOf(code, location.href, server)}
        target="_blank"
        rel="noopener"
        title={t('lobby.screen.sub')}
      >
        {t('lobby.screen')}
      </a>
    </figure>
  );
}
