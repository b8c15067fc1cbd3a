import './tray-frame.css';
import { type TableSpeech, Tool } from '@tavern/kit';
import { classes } from '@tavern/kit/classes.ts';
import { type ReactNode, useId, useRef, useState } from 'react';
import { useTrayFocus } from './use-tray-focus.ts';

interface TrayFrameProps {
  /** For styles and tests. */
  readonly name: string;
  readonly title: ReactNode;
  readonly sub?: ReactNode;
  /** Tells one question from the next; null: these eyes only watch. */
  readonly asked: number | null;
  readonly speech: TableSpeech;
  readonly children: ReactNode;
  /** What there is to do, or who is waited for: stays in sight. */
  readonly foot?: ReactNode;
  readonly className?: string | undefined;
}

/** A tray of oak with brass corners, laid in front of the mountain. It can be pushed aside for a look at the mountain; nothing is lost by that. */
export function TrayFrame({ name, title, sub, asked, speech, children, foot, className }: TrayFrameProps) {
  const { t } = speech;
  const panel = useRef<HTMLElement>(null);
  const titleId = useId();
  const bodyId = useId();
  const [aside, setAside] = useState<{ readonly asked: number | null } | null>(null);
  // A new question brings the tray back.
  const peeking = aside !== null && aside.asked === asked;
  useTrayFocus(panel, asked);
  return (
    <section
      ref={panel}
      className={classes('oak-tray', `oak-${name}`, asked !== null && 'mine', peeking && 'aside', className)}
      aria-labelledby={titleId}
      data-tray={name}
    >
      <i className="corner tl" />
      <i className="corner tr" />
      <i className="corner bl" />
      <i className="corner br" />
      <header className="tray-head">
        <h2 id={titleId}>{title}</h2>
        {sub !== undefined && sub !== null && <p>{sub}</p>}
        <span className="tray-peek">
          <Tool
            icon={peeking ? 'return-arrow' : 'mountains'}
            label={t(peeking ? 'tray.peek.back' : 'tray.peek')}
            aria-expanded={!peeking}
            aria-controls={bodyId}
            onPress={() => setAside(peeking ? null : { asked })}
          />
        </span>
      </header>
      <div id={bodyId} className="tray-body" hidden={peeking}>
        {children}
      </div>
      {foot !== undefined && foot !== null && (
        <footer className="tray-foot" hidden={peeking}>
          {foot}
        </footer>
      )}
    </section>
  );
}
