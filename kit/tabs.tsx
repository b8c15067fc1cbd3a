import { type KeyboardEvent, type ReactNode, useId, useRef, useState } from 'react';
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

/** Where a key leads from one of some tabs in a row, which has no end; undefined: it is not a key for that. */
function tabAt(key: string, from: number, count: number): number | undefined {
  switch (key) {
    case 'ArrowRight':
      return (from + 1) % count;
    case 'ArrowLeft':
      return (from + count - 1) % count;
    case 'Home':
      return 0;
    case 'End':
      return count - 1;
    default:
      return undefined;
  }
}

/** Sheets of parchment, one on top. All stay mounted, so that drafts and scroll positions survive. */
export function Tabs({ label, tabs, value, onChange }: TabsProps) {
  const id = useId();
  const list = useRef<HTMLDivElement>(null);
  const [own, setOwn] = useState(tabs[0]?.id);
  const chosen = value ?? own;
  const choose = (next: string): void => {
    if (next === chosen) return;
    setOwn(next);
    onChange?.(next);
  };
  const onKeyDown = (event: KeyboardEvent): void => {
    const from = [...(list.current?.children ?? [])].indexOf(event.target as Element);
    if (from < 0 || event.ctrlKey || event.altKey || event.metaKey || event.shiftKey) return;
    const to = tabAt(event.key, from, tabs.length);
    const next = to === undefined ? undefined : list.current?.children[to];
    if (to === undefined || !(next instanceof HTMLElement)) return;
    event.preventDefault();
    next.focus();
    choose(tabs[to]?.id ?? '');
  };
  // The Tab key stops at the one on top; if there is none, at the first.
  const stop = tabs.some((tab) => tab.id === chosen) ? chosen : tabs[0]?.id;
  return (
    <div className="tabs-frame">
      <div ref={list} className="tabs" role="tablist" aria-label={label}>
        {tabs.map((tab) => (
          <button
            key={tab.id}
            type="button"
            role="tab"
            id={`${id}${tab.id}`}
            className="tab"
            aria-selected={tab.id === chosen}
            aria-controls={`${id}${tab.id}-sheet`}
            tabIndex={tab.id === stop ? 0 : -1}
            onClick={() => choose(tab.id)}
            onKeyDown={onKeyDown}
          >
            {tab.label}
            {tab.badge !== undefined && tab.badge !== null && tab.badge !== 0 && <span className="tab-badge">{tab.badge}</span>}
          </button>
        ))}
      </div>
      {tabs.map((tab) => (
        <div
          key={tab.id}
          role="tabpanel"
          id={`${id}${tab.id}-sheet`}
          className="tab-panel m-parch m-sheet"
          aria-labelledby={`${id}${tab.id}`}
          tabIndex={-1}
          data-state={tab.id === chosen ? 'active' : 'inactive'}
        >
          {tab.content}
        </div>
      ))}
    </div>
  );
}
