import './bring-dialog.css';
import type { Deck } from '@tavern/decks';
import { announce, Button, Dialog, Icon, sound, TextField } from '@tavern/kit';
import { type DragEvent, useState } from 'react';
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
  const [over, setOver] = useState(false);
  const take = (brought: Brought): void => {
    if (brought.ok) {
      onClose();
      return onDeck(brought.deck);
    }
    setProblem(tell(brought.why));
    sound.play('error');
    announce(tell(brought.why));
  };
  const read = async (file: File | undefined): Promise<void> => {
    if (file !== undefined) take(await readDeckFile(rules, game, file));
  };
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
        <label
          className={over ? 'bring-file over' : 'bring-file'}
          onDragOver={(event) => {
            event.preventDefault();
            setOver(true);
          }}
          onDragLeave={() => setOver(false)}
          onDrop={(event: DragEvent) => {
            event.preventDefault();
            setOver(false);
            void read(event.dataTransfer.files[0]);
          }}
        >
          <input
            className="sr"
            type="file"
            accept=".json,.txt,application/json,text/plain"
            onChange={({ target }) => {
              const file = target.files?.[0];
              // So that the same file can be chosen again.
              target.value = '';
              void read(file);
            }}
          />
          <Icon name="archive-register" />
          <span>
            <b>{t('builder.in.file')}</b> <small>{t('builder.in.file.sub', { most: LARGEST_FILE / 1024 })}</small>
          </span>
        </label>
      </div>
    </Dialog>
  );
}
