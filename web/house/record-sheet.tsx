import './record-sheet.css';
import type { ReactNode } from 'react';
import { FileSlot } from './file-slot.tsx';

interface RecordSheetProps {
  readonly about: string;
  readonly label: string;
  /** What else can be done with the file than to choose it. */
  readonly sub: string;
  readonly onFile: (file: File) => void;
  /** Below the place for the file. */
  readonly children?: ReactNode;
}

/** A sheet that asks for the file of a record. */
export const RecordSheet = ({ about, label, sub, onFile, children }: RecordSheetProps) => (
  <div className="record-sheet m-parch m-sheet-high">
    <p>{about}</p>
    <FileSlot className="record-slot" label={label} sub={sub} accept=".json,application/json" onFile={onFile} />
    {children}
  </div>
);
