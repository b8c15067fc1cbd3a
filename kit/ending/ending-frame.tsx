import type { ReactNode } from 'react';
import { classes } from '../classes.ts';
import { EndingTitle } from './ending-title.tsx';

interface EndingFrameProps {
  /** What this is, for readers. */
  readonly label: string;
  /** Whose day it was: arms, a portrait. */
  readonly sign: ReactNode;
  readonly title: ReactNode;
  readonly titleLook: string;
  /** How it came to that. */
  readonly words: ReactNode;
  /** The story, and what may be done now. */
  readonly children: ReactNode;
  readonly className: string;
}

/** It is over: who it is about, how it ended, and under it what the game has to tell. */
export function EndingFrame({ label, sign, title, titleLook, words, children, className }: EndingFrameProps) {
  return (
    <section className={classes('ending', className)} aria-label={label}>
      <header className="ending-head">
        {sign}
        <div className="ending-words">
          <EndingTitle className={titleLook}>{title}</EndingTitle>
          {words}
        </div>
      </header>
      {children}
    </section>
  );
}
