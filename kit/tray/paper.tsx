import './paper.css';
import { type ReactNode, useId } from 'react';
import { classes } from '../classes.ts';

interface PaperProps {
  readonly title: ReactNode;
  /** Beside the title: usually a button. */
  readonly action?: ReactNode;
  readonly children: ReactNode;
  readonly className?: string | undefined;
}

/** A sheet of parchment with a heading. */
export function Paper({ title, action, children, className }: PaperProps) {
  const id = useId();
  return (
    <section className={classes('paper m-parch m-sheet', className)} aria-labelledby={id}>
      <header className="paper-head">
        <h2 id={id}>{title}</h2>
        {action}
      </header>
      {children}
    </section>
  );
}

interface Sum {
  readonly what: string;
  readonly n: ReactNode;
  readonly className?: string;
}

/** Rows of names and amounts on a paper. */
export function Sums({ rows }: { readonly rows: readonly Sum[] }) {
  return (
    <dl className="sums">
      {rows.map(({ what, n, className }) => (
        <div key={what} className={className}>
          <dt>{what}</dt>
          <dd>{n}</dd>
        </div>
      ))}
    </dl>
  );
}
