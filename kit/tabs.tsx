import { Tabs as Radix } from 'radix-ui';
import type { ReactNode } from 'react';
import './tabs.css';

interface Tab {
  readonly id: string;
  readonly label: ReactNode;
  /** The number of new entries. */
  readonly badge?: ReactNode;
  readonly content: ReactNode;
}

export interface TabsProps {
  readonly label: string;
  readonly tabs: readonly Tab[];
  readonly value?: string | undefined;
  readonly onChange?: ((id: string) => void) | undefined;
}

/** Sheets of parchment, one on top. All stay mounted, so that drafts and scroll positions survive. */
export function Tabs({ label, tabs, value, onChange }: TabsProps) {
  const chosen = value === undefined ? { defaultValue: tabs[0]?.id ?? '' } : { value };
  return (
    <Radix.Root className="tabs-frame" {...chosen} onValueChange={(id) => onChange?.(id)}>
      <Radix.List className="tabs" aria-label={label}>
        {tabs.map((tab) => (
          <Radix.Trigger key={tab.id} className="tab" value={tab.id}>
            {tab.label}
            {tab.badge !== undefined && tab.badge !== null && tab.badge !== 0 && <span className="tab-badge">{tab.badge}</span>}
          </Radix.Trigger>
        ))}
      </Radix.List>
      {tabs.map((tab) => (
        <Radix.Content key={tab.id} className="tab-panel m-parch m-sheet" value={tab.id} tabIndex={-1} forceMount>
          {tab.content}
        </Radix.Content>
      ))}
    </Radix.Root>
  );
}
