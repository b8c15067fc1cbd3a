import { Icon } from '@tavern/kit';
import { type DragEvent, useState } from 'react';
import { useSpeech } from '../words/words.ts';

interface RecordSlotProps {
  readonly onFile: (file: File) => void;
  /** A record was given before. */
  readonly again: boolean;
}

/** Takes a record: by choosing a file, or by dropping it. */
export function RecordSlot({ onFile, again }: RecordSlotProps) {
  const { t } = useSpeech();
  const [over, setOver] = useState(false);
  const drop = (event: DragEvent): void => {
    event.preventDefault();
    setOver(false);
    const [file] = event.dataTransfer.files;
    if (file !== undefined) onFile(file);
  };
  return (
    <label
      className={over ? 'record-slot over' : 'record-slot'}
      onDragOver={(event) => {
        event.preventDefault();
        setOver(true);
      }}
      onDragLeave={() => setOver(false)}
      onDrop={drop}
    >
      <input
        className="sr"
        type="file"
        accept=".json,application/json"
        onChange={({ target }) => {
          const file = target.files?.[0];
          // So that the same file can be chosen again.
          target.value = '';
          if (file !== undefined) onFile(file);
        }}
      />
      <Icon name="archive-register" />
      <span>
        <b>{t(again ? 'verify.again' : 'verify.choose')}</b>
        <small>{t('verify.drop')}</small>
      </span>
    </label>
  );
}
