import './room-code.css';
import { lazy, Suspense, useState } from 'react';
import { spelled } from '../../house/invitation.ts';
import { useSpeech } from '../../words/words.ts';
import { CopyLink } from './copy-link.tsx';

const QrPaper = lazy(() => import('./qr-paper.tsx'));
const QrDialog = lazy(() => import('./qr-dialog.tsx'));

interface RoomCodeProps {
  readonly code: string;
  readonly link: string;
  /** There is room for the QR code below; otherwise it is in a dialog. */
  readonly wide: boolean;
}

/** How others find this room: its code in brass, the link, and a QR code, whose package loads on demand. */
export function RoomCode({ code, link, wide }: RoomCodeProps) {
  const { t } = useSpeech();
  const [shown, setShown] = useState(false);
  return (
    <>
      <section className="code-board" aria-label={t('lobby.code.of', { code: spelled(code) })}>
        <i className="nail nail-a" />
        <i className="nail nail-b" />
        <h2>{t('lobby.code')}</h2>
        <p className="code" aria-hidden="true">
          {Array.from(code, (letter, index) => (
            <i key={index}>{letter}</i>
          ))}
        </p>
        <div className="share">
          <CopyLink link={link} />
          {!(wide && shown) && (
            <button type="button" className="mini show-qr" onClick={() => setShown(true)}>
              {t('lobby.qr.show')}
            </button>
          )}
        </div>
      </section>
      {shown && (
        <Suspense>
          {wide ? <QrPaper code={code} link={link} /> : <QrDialog code={code} link={link} onClose={() => setShown(false)} />}
        </Suspense>
      )}
    </>
  );
}
