import './code-line.css';
import type { Deck } from '@tavern/decks';
import { lazy, Suspense, useState } from 'react';
import { useDeckGame, useDeckWords } from '../deck-game.ts';
import { playableCode } from '../model/standing.ts';
import { useClipboard } from './clipboard.ts';

const ShareDialog = lazy(() => import('./share-dialog.tsx'));

interface CodeLineProps {
  readonly deck: Deck;
  readonly called: string;
  readonly legal: boolean;
}

/** The deck's code, to be copied, and the way to link, QR code and file. */
export function CodeLine({ deck, called, legal }: CodeLineProps) {
  const { rules } = useDeckGame();
  const { t } = useDeckWords();
  const { copied, refused, copy } = useClipboard();
  const [open, setOpen] = useState(false);
  const code = legal ? playableCode(rules, deck) : null;
  return (
    <div className="code-line">
      {code !== null && refused ? (
        <input readOnly aria-label={t('builder.copy.by-hand')} value={code} onFocus={(event) => event.target.select()} />
      ) : (
        <output aria-label={t('builder.code')} title={code ?? undefined}>
          {code ?? t('builder.code.none')}
        </output>
      )}
      {code !== null && (
        <>
          <button type="button" onClick={() => copy(code)}>
            {t(copied === null ? 'builder.copy' : 'builder.copied')}
          </button>
          <button type="button" onClick={() => setOpen(true)}>
            {t('builder.share')}
          </button>
          {open && (
            <Suspense>
              <ShareDialog code={code} called={called} onClose={() => setOpen(false)} />
            </Suspense>
          )}
        </>
      )}
    </div>
  );
}
