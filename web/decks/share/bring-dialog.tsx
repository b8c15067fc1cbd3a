import type { Deck } from '@tavern/decks';
import { useDeckGame, useDeckWords } from '../deck-game.ts';
import { LARGEST_FILE, readDeckFile, readGiven } from '../model/intake.ts';
import { BringSheet } from './bring-sheet.tsx';

interface BringDialogProps {
  readonly onDeck: (deck: Deck) => void;
  readonly onClose: () => void;
}

/** A deck from a code, a link or a file. */
export default function BringDialog({ onDeck, onClose }: BringDialogProps) {
  const { game, rules } = useDeckGame();
  const { t } = useDeckWords();
  return (
    <BringSheet<{ readonly deck: Deck }>
      title={t('builder.in')}
      words={{
        field: t('builder.in.field'),
        open: t('builder.in.open'),
        file: t('builder.in.file'),
        fileSub: t('builder.in.file.sub', { most: LARGEST_FILE / 1024 }),
      }}
      read={(typed) => readGiven(rules, game, typed)}
      readFile={(file) => readDeckFile(rules, game, file)}
      onBrought={({ deck }) => onDeck(deck)}
      onClose={onClose}
    />
  );
}
