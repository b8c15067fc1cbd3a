import type { Box } from '@tavern/decks';
import { useSpeech } from '../../words/words.ts';
import { LARGEST_FILE } from '../model/intake.ts';
import { BringSheet } from '../share/bring-sheet.tsx';
import { useBoxGame } from './box-game.ts';
import { readGivenBox, readGivenFile } from './model/intake.ts';

interface BringBoxProps {
  readonly onBox: (box: Box) => void;
  readonly onClose: () => void;
}

/** A box from a code, a link or a file. */
export default function BringBox({ onBox, onClose }: BringBoxProps) {
  const { game, box } = useBoxGame();
  const { t } = useSpeech();
  return (
    <BringSheet<{ readonly box: Box }>
      title={t('cards.in.title')}
      words={{
        field: t('cards.in.field'),
        open: t('cards.in.open'),
        file: t('builder.in.file'),
        fileSub: t('builder.in.file.sub', { most: LARGEST_FILE / 1024 }),
      }}
      read={(typed) => readGivenBox(box, game, typed)}
      readFile={(file) => readGivenFile(box, game, file)}
      onBrought={({ box: brought }) => onBox(brought)}
      onClose={onClose}
    />
  );
}
