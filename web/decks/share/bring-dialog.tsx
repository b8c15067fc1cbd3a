import './bring-dialog.css';
import type { Deck } from '@tavern/decks';
import { announce, Button, Dialog, sound, TextField } from '@tavern/kit';
import { useState } from 'react';
import { FileSlot } from '../../house/file-slot.tsx';
import { useDeckGame, useDeckWords } from '../deck-game.ts';
import { type Brought, LARGEST_FILE, readDeckFile, readGiven } from '../model/intake.ts';

interface BringDialogProps {
  readonly onDeck: (deck: Deck) => void;
  readonly onClose: () => void;
}

/** A deck from a code, a link or a file. What cannot be read says why, and stays to be corrected. */
export default function BringDialog({ onDeck, onClose }: BringDialogProps) {
  const { game, rules } = useDeckGame();
  const { t, tell } = useDeckWords();
  const [typed, setTyped] = useState('');
  const [problem, setProblem] = useState<string | null>(null);
  const take = (brought: Brought): void => {
    if (brought.ok) {
      onClose();
      return onDeck(brought.deck);
    }
    setProblem(tell(brought.why));
    sound.play('error');
    announce(tell(brought.why));
  };
  const read = async (file: File): Promise<void> => take(await readDeckFile(rules, game, file));
  const open = (): void => take(readGiven(rules, game, typed));
  return (
    <Dialog open onClose={onClose} title={t('builder.in')} closeLabel={t('common.close')}>
      <div className="bring">
        <TextField
          label={t('builder.in.field')}
          value={typed}
          spellCheck={false}
          problem={problem}
          onChange={(text) => {
            setTyped(text);
            setProblem(null);
          }}
          onEnter={open}
        />
        <Button kind="primary" icon="card-play" onPress={open}>
          {t('builder.in.open')}
        </Button>
        <FileSlot
          className="bring-file"
          label={t('builder.in.file')}
          sub={t('builder.in.file.sub', { most: LARGEST_FILE / 1024 })}
          accept=".json,.txt,application/json,text/plain"
          onFile={(file) => void read(file)}
        />
      </div>
    </Dialog>
  );
}
