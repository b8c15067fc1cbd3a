import { useEffect, useState } from 'react';

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

/** A text as a QR code. */
export function QrCode({ text, label }: QrCodeProps) {
  const [code, setCode] = useState<Awaited<ReturnType<typeof drawn>> | null>(null);
  useEffect(() => {
    let wanted = true;
    // If it fails, what it stands for is still written beside it.
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
