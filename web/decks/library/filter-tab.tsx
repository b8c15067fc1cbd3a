import type { ReactNode } from 'react';

interface FilterTabProps {
  readonly on: boolean;
  /** Where what it shows is too short to be understood alone. */
  readonly label?: string;
  readonly onPress: () => void;
  readonly children: ReactNode;
}

export const FilterTab = ({ on, label, onPress, children }: FilterTabProps) => (
  <button type="button" className="filter-tab" aria-pressed={on} aria-label={label} onClick={onPress}>
    {children}
  </button>
);

/** A number on a shield. */
export const FilterGem = ({ on, label, onPress, children }: FilterTabProps) => (
  <button type="button" className="filter-gem" aria-pressed={on} aria-label={label} onClick={onPress}>
    <GemShape />
    <b>{children}</b>
  </button>
);

const GemShape = () => (
  <svg viewBox="0 0 40 46" aria-hidden="true">
    <path className="gem-rim" d="M3 4.5C9 5.5 15 4.5 20 1.5c5 3 11 4 17 3 1 18-2 31-17 40C5 35.5 2 22.5 3 4.5z" />
    <path className="gem-face" d="M5 6.5C10 7 15.5 6 20 3.5 24.5 6 30 7 35 6.5c.7 15.5-2.3 27-15 35.2C7.3 33.5 4.3 22 5 6.5z" />
  </svg>
);
