import { useEffect, useState } from 'react';
import { useSpeech } from '../../words/words.ts';

/** The dark squares as one path. The QR package loads only when there is something to draw. */
async function drawn(text: string): Promise<{ readonly size: number; readonly path: string }> {
  const { create } = await import('qrcode');
  const { size, data } = create(text, { errorCorrectionLevel: 'M' }).modules;
  const squares = Array.from(data).flatMap((dark, index) =>
    dark ? [`M${index % size} ${Math.floor(index / size)}h1v1h-1z`] : [],
  );
  return { size, path: squares.join('') };
}

interface QrCodeProps {
  readonly text: string;
  readonly label: string;
}

function QrCode({ text, label }: QrCodeProps) {
  const [code, setCode] = useState<Awaited<ReturnType<typeof drawn>> | null>(null);
  useEffect(() => {
    let wanted = true;
    // If it fails, the code itself and the link remain.
    drawn(text).then(
      (found) => wanted && setCode(found),
      () => {},
    );
    return () => {
      wanted = false;
    };
  }, [text]);
  const edge = (code?.size ?? 29) + 2;
  return (
    <svg className="qr" viewBox={`-1 -1 ${edge} ${edge}`} role="img" aria-label={label}>
      {code !== null && <path d={code.path} fill="#2a1708" />}
    </svg>
  );
}

/** The QR code on parchment, with words on how to use it. */
export function QrPaper({ link, className = '' }: { readonly link: string; readonly className?: string }) {
  const { t } = useSpeech();
  return (
    <figure className={`qr-paper m-parch ${className}`}>
      <QrCode text={link} label={t('lobby.qr')} />
      <p>{t('lobby.qr.caption')}</p>
    </figure>
  );
}
