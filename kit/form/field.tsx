import { type ReactNode, useId } from 'react';
import './form.css';

export interface FieldProps {
  readonly label: ReactNode;
  readonly help?: ReactNode;
  /** What is wrong with the value. */
  readonly problem?: ReactNode;
}

const isThere = (note: ReactNode): boolean => note !== undefined && note !== null && note !== '' && note !== false;

interface Notes {
  /** For `aria-describedby`. */
  readonly describedBy: string | undefined;
  readonly wrong: boolean;
  /** The text below the control. */
  readonly notes: ReactNode;
}

/** The text below a control, and how the control refers to it. */
export function useNotes({ help, problem }: Omit<FieldProps, 'label'>): Notes {
  const id = useId();
  const shown = [
    { kind: 'help', note: help },
    { kind: 'problem', note: problem },
  ].filter(({ note }) => isThere(note));
  return {
    describedBy: shown.length === 0 ? undefined : shown.map(({ kind }) => id + kind).join(' '),
    wrong: isThere(problem),
    notes: shown.map(({ kind, note }) => (
      <p key={kind} id={id + kind} className={`field-${kind}`}>
        {note}
      </p>
    )),
  };
}
