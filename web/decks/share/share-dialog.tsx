import { useDeckGame, useDeckWords } from '../deck-game.ts';
import { deckFile, fileName } from '../model/intake.ts';
import { deckLink } from './deck-link.ts';
import { ShareSheet } from './share-sheet.tsx';

interface ShareDialogProps {
  readonly code: string;
  readonly called: string;
  readonly onClose: () => void;
}

/** Everything by which a deck gets to another person or device. */
export default function ShareDialog({ code, called, onClose }: ShareDialogProps) {
  const { game } = useDeckGame();
  const { t } = useDeckWords();
  return (
    <ShareSheet
      title={t('builder.share.title', { deck: called })}
      link={deckLink(location.href, game, code)}
      code={code}
      file={{ name: fileName(game, called), text: deckFile(game, called, code) }}
      words={{
        code: t('builder.code'),
        copyCode: t('builder.share.code'),
        qr: t('builder.share.qr'),
        qrHelp: t('builder.share.qr.help'),
      }}
      onClose={onClose}
    />
  );
}
