import type { ReactNode } from 'react';
import { classes } from '../classes.ts';
import { EndingTitle } from './ending-title.tsx';

interface EndingFrameProps {
  /** The region's name for screen readers. */
  readonly label: string;
  /** The winner's or player's arms or portrait. */
  readonly sign: ReactNode;
  readonly title: ReactNode;
  readonly titleLook: string;
  /** How the match came to this end. */
  readonly words: ReactNode;
  /** The story of the match, and the buttons. */
  readonly children: ReactNode;
  readonly className: string;
}

/** The end of a match: whom it is about, how it ended, and below it the game's own part. */
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
