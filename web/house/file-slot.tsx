import './file-slot.css';
import { Icon } from '@tavern/kit';
import { classes } from '@tavern/kit/classes.ts';
import { type DragEvent, useState } from 'react';

interface FileSlotProps {
  readonly label: string;
  readonly sub: string;
  /** Types of files, as an input has them. */
  readonly accept: string;
  readonly onFile: (file: File) => void;
  /** Its colours and sizes. */
  readonly className: string;
}

/** A file is chosen or dropped here. */
export function FileSlot({ label, sub, accept, onFile, className }: FileSlotProps) {
  const [over, setOver] = useState(false);
  const take = (file: File | undefined): void => {
    if (file !== undefined) onFile(file);
  };
  return (
    <label
      className={classes('file-slot', className, over && 'over')}
      onDragOver={(event) => {
        event.preventDefault();
        setOver(true);
      }}
      onDragLeave={() => setOver(false)}
      onDrop={(event: DragEvent) => {
        event.preventDefault();
        setOver(false);
        take(event.dataTransfer.files[0]);
      }}
    >
      <input
        className="sr"
        type="file"
        accept={accept}
        onChange={({ target }) => {
          const file = target.files?.[0];
          // So that the same file can be chosen again.
          target.value = '';
          take(file);
        }}
      />
      <Icon name="archive-register" />
      <span>
        <b>{label}</b> <small>{sub}</small>
      </span>
    </label>
  );
}
