import './poster.css';
import { SceneHeading } from '@tavern/kit/scene-heading.tsx';
import { type ReactNode, useId } from 'react';

interface PosterProps {
  /** Above the title, small. */
  readonly over: string;
  readonly title: string;
  readonly sub: string;
  readonly children: ReactNode;
}

/** A large sheet nailed up in the middle. */
export function Poster({ over, title, sub, children }: PosterProps) {
  const id = useId();
  return (
    <section className="poster m-parch m-sheet-high" aria-labelledby={id}>
      <i className="poster-nail" />
      <p className="poster-over">{over}</p>
      <SceneHeading id={id} className="t-display">
        {title}
      </SceneHeading>
      <p className="poster-sub">{sub}</p>
      {children}
    </section>
  );
}
