import './tray.css';
import { type ReactNode, useId, useState } from 'react';
import { classes } from '../classes.ts';
import { SceneHeading } from '../scene-heading.tsx';
import { Tool } from '../tool.tsx';
import { Corners } from './corners.tsx';

export interface TrayFrameProps {
  /** For styles and tests: `.oak-<name>`, `[data-tray="<name>"]`. */
  readonly name: string;
  readonly title: ReactNode;
  readonly sub?: ReactNode;
  /** Tells one question from the next; null: the viewer only watches. */
  readonly asked: number | null;
  /** The button that pushes the tray aside, and brings it back. */
  readonly peek: { readonly icon: string; readonly label: string; readonly back: string };
  readonly children: ReactNode;
  /** The choices, or who is waited for: always visible. */
  readonly foot?: ReactNode;
  readonly className?: string | undefined;
}

/**
 * A tray of oak with brass corners, laid on the table (in a container `tray`). It can be pushed aside to see what it covers; its contents
 * are kept.
 */
export function TrayFrame({ name, title, sub, asked, peek, children, foot, className }: TrayFrameProps) {
  const titleId = useId();
  const bodyId = useId();
  const [aside, setAside] = useState<{ readonly asked: number | null } | null>(null);
  // A new question brings the tray back.
  const peeking = aside !== null && aside.asked === asked;
  return (
    <section
      className={classes('oak-tray', `oak-${name}`, asked !== null && 'mine', peeking && 'aside', className)}
      aria-labelledby={titleId}
      data-tray={name}
    >
      <Corners />
      <header className="tray-head m-head">
        <SceneHeading id={titleId} className="t-brass">
          {title}
        </SceneHeading>
        {sub !== undefined && sub !== null && <p>{sub}</p>}
        <span className="tray-peek">
          <Tool
            icon={peeking ? 'return-arrow' : peek.icon}
            label={peeking ? peek.back : peek.label}
            aria-expanded={!peeking}
            aria-controls={bodyId}
            onPress={() => setAside(peeking ? null : { asked })}
          />
        </span>
      </header>
      <div id={bodyId} className="tray-body m-scrolls" hidden={peeking}>
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
