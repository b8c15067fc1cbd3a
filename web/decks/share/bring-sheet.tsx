import './bring-dialog.css';
import type { Refusal, Say } from '@tavern/engine';
import { announce, Button, Dialog, sound, TextField } from '@tavern/kit';
import { useState } from 'react';
import { FileSlot } from '../../house/file-slot.tsx';
import { useSpeech } from '../../words/words.ts';

interface BringSheetProps<Brought> {
  readonly title: string;
  readonly words: { readonly field: string; readonly open: string; readonly file: string; readonly fileSub: string };
  readonly read: (typed: string) => ({ readonly ok: true } & Brought) | Refusal;
  readonly readFile: (file: File) => Promise<({ readonly ok: true } & Brought) | Refusal>;
  readonly onBrought: (brought: Brought) => void;
  readonly onClose: () => void;
}

/** Something from a code, a link or a file. What cannot be read says why, and stays to be corrected. */
export function BringSheet<Brought>({ title, words, read, readFile, onBrought, onClose }: BringSheetProps<Brought>) {
  const { t, tell } = useSpeech();
  const [typed, setTyped] = useState('');
  const [problem, setProblem] = useState<string | null>(null);
  const refuse = (why: Say): void => {
    setProblem(tell(why));
    sound.play('error');
    announce(tell(why));
  };
  const take = (brought: ({ readonly ok: true } & Brought) | Refusal): void => {
    if (!brought.ok) return refuse(brought.why);
    onClose();
    return onBrought(brought);
  };
  const open = (): void => take(read(typed));
  return (
    <Dialog open onClose={onClose} title={title} closeLabel={t('common.close')}>
      <div className="bring">
        <TextField
          label={words.field}
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
          {words.open}
        </Button>
        <FileSlot
          className="bring-file"
          label={words.file}
          sub={words.fileSub}
          accept=".json,.txt,application/json,text/plain"
          onFile={(file) => void readFile(file).then(take)}
        />
      </div>
    </Dialog>
  );
}
