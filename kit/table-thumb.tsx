import './table-thumb.css';
import type { ReactNode } from 'react';

interface TableThumbProps {
  /** One sentence: what is asked, or who is waited for. */
  readonly say: string | null;
  /** It stands in place of the sentence, so that no button moves; null: there is none. */
  readonly hint: ReactNode;
  readonly className: string;
  /** The buttons. */
  readonly children: ReactNode;
}

/** On a small screen, a sentence and what can be done, within reach of the thumb. */
export const TableThumb = ({ say, hint, className, children }: TableThumbProps) => (
  <div className={`table-thumb ${className}`}>
    {hint === null ? <p className="thumb-say">{say}</p> : <div className="thumb-say">{hint}</div>}
    {children}
  </div>
);
