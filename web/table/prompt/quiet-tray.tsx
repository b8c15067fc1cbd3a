import './quiet-tray.css';
import { Icon } from '@tavern/kit';
import type { ReactNode } from 'react';
import type { Span } from '../words/spans.ts';
import { Spans } from '../words/told.tsx';

interface QuietTrayProps {
  readonly icon: string;
  readonly title: ReactNode;
  readonly sub?: ReactNode;
  /** What just happened. */
  readonly news?: readonly (readonly Span[])[];
  /** What the player may do nevertheless. */
  readonly children?: ReactNode;
}

/** Shown in place of a question: why there is none, and what there is to do. */
export function QuietTray({ icon, title, sub, news, children }: QuietTrayProps) {
  return (
    <div className="quiet-tray">
      <Icon name={icon} className="quiet-icon" />
      <div className="quiet-words">
        <h3>{title}</h3>
        {sub !== undefined && sub !== null && <p>{sub}</p>}
      </div>
      {news !== undefined && news.length > 0 && (
        <ul className="quiet-news">
          {news.map((spans, index) => (
            <li key={index}>
              <Spans spans={spans} />
            </li>
          ))}
        </ul>
      )}
      {children !== undefined && children !== null && <div className="quiet-acts">{children}</div>}
    </div>
  );
}
