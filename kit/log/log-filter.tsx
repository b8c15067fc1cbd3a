import './log-filter.css';
import type { ReactNode } from 'react';

interface LogFilterProps<Kind extends string> {
  readonly label: string;
  readonly kinds: readonly { readonly id: Kind; readonly label: string; readonly icon: ReactNode; readonly on: boolean }[];
  readonly onToggle: (kind: Kind) => void;
}

/** One button for each kind of line; a pressed button shows its kind. */
export function LogFilter<Kind extends string>({ label, kinds, onToggle }: LogFilterProps<Kind>) {
  return (
    <div className="log-filter" role="group" aria-label={label}>
      {kinds.map(({ id, label: name, icon, on }) => (
        <button key={id} type="button" aria-pressed={on} aria-label={name} title={name} onClick={() => onToggle(id)}>
          {icon}
        </button>
      ))}
    </div>
  );
}
