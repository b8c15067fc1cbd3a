import './table-tabs.css';
import type { ReactNode } from 'react';

interface TableTabsProps {
  readonly label: string;
  /** The clock; null: there is none. */
  readonly candle: ReactNode;
  readonly className: string;
  readonly children: ReactNode;
}

/** On a small screen, what has no room at the table stands behind buttons at its near edge. */
export const TableTabs = ({ label, candle, className, children }: TableTabsProps) => (
  <nav className={`table-tabs ${className}`} aria-label={label}>
    {candle !== null && <div className="tabs-candle">{candle}</div>}
    {children}
  </nav>
);
