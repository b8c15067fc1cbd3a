import type { Box } from '@tavern/decks';
import { useSpeech } from '../../words/words.ts';
import { linkTo } from '../share/deck-link.ts';
import { ShareSheet } from '../share/share-sheet.tsx';
import { useBoxGame } from './box-game.ts';
import { savedFile } from './model/intake.ts';

interface ShareBoxProps {
  readonly code: string;
  readonly box: Box;
  readonly onClose: () => void;
}

/** Everything by which a box gets to another person or device. */
export default function ShareBox({ code, box, onClose }: ShareBoxProps) {
  const { game, box: rules } = useBoxGame();
  const { t } = useSpeech();
  return (
    <ShareSheet
      title={t('cards.share.title')}
      link={linkTo(location.href, { at: 'cards', game, code })}
      code={code}
      file={savedFile(game, rules, box)}
      words={{
        code: t('cards.code'),
        copyCode: t('cards.share.code'),
        qr: t('cards.share.qr'),
        qrHelp: t('cards.share.qr.help'),
      }}
      onClose={onClose}
    />
  );
}
