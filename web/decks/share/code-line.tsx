import './code-line.css';
import type { Deck } from '@tavern/decks';
import { useDeckGame, useDeckWords } from '../deck-game.ts';
import { playableCode } from '../model/standing.ts';
import { useClipboard } from './clipboard.ts';

interface CodeLineProps {
  readonly deck: Deck;
  readonly legal: boolean;
  readonly onShare: () => void;
}

/** The deck's code, to be copied, and the way to link, QR code and file. */
export function CodeLine({ deck, legal, onShare }: CodeLineProps) {
  const { rules } = useDeckGame();
  const { t } = useDeckWords();
  const { copied, refused, copy } = useClipboard();
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
          <button type="button" onClick={onShare}>
            {t('builder.share')}
          </button>
        </>
      )}
    </div>
  );
}
