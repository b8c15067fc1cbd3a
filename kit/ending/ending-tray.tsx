import './ending-tray.css';
import type { ReactNode } from 'react';
import { classes } from '../classes.ts';
import { EndingFrame } from './ending-frame.tsx';

interface EndingTrayProps {
  /** The region's name for screen readers. */
  readonly label: string;
  readonly sign: ReactNode;
  readonly title: ReactNode;
  /** How the match came to this end. */
  readonly words: string;
  /** The story, or why there is none. */
  readonly story: ReactNode;
  readonly storyLabel: string;
  /** What can be done now. */
  readonly ways: ReactNode;
  readonly className: string;
}

/** The end of a match on a tray of wood: whom it is about, the story on parchment, and below it what can be done now. */
export function EndingTray({ label, sign, title, words, story, storyLabel, ways, className }: EndingTrayProps) {
  return (
    <EndingFrame
      label={label}
      className={classes('ending-tray', className)}
      sign={sign}
      title={title}
      titleLook="t-brass"
      words={<p>{words}</p>}
    >
      {/* A box that scrolls must be reachable by keys. */}
      <section className="ending-pages m-parch m-sheet m-scrolls" aria-label={storyLabel} tabIndex={0}>
        {typeof story === 'string' ? <p className="ending-untold">{story}</p> : story}
      </section>
      <div className="ending-ways">{ways}</div>
    </EndingFrame>
  );
}
