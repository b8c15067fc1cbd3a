import './paper.css';
import { classes } from '@tavern/kit/classes.ts';
import { type ReactNode, useId } from 'react';

interface PaperProps {
  readonly title: ReactNode;
  /** Beside the title: a button, usually. */
  readonly action?: ReactNode;
  readonly children: ReactNode;
  readonly className?: string | undefined;
}

/** A sheet of parchment with a heading, a little askew. */
export function Paper({ title, action, children, className }: PaperProps) {
  const id = useId();
  return (
    <section className={classes('paper m-parch', className)} aria-labelledby={id}>
      <header className="paper-head">
        <h2 id={id}>{title}</h2>
        {action}
      </header>
      {children}
    </section>
  );
}
