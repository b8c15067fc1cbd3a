import { Icon } from '@tavern/kit';
import { lazy, Suspense, useState } from 'react';
import type { OpenMenuProps } from './open-menu.tsx';

const fetched = () => import('./open-menu.tsx');
const OpenMenu = lazy(fetched);
const near = (): void => void fetched().catch(() => {});

/** What the host may do with a seat. Most people never open it, so it loads when the pointer or focus comes near. */
export function SeatMenu({ label, groups }: OpenMenuProps) {
  const [wanted, setWanted] = useState(false);
  const shown = groups.filter((group) => group.length > 0);
  if (shown.length === 0) return null;
  const closed = (
    <button
      type="button"
      className="seat-menu"
      aria-label={label}
      aria-haspopup="menu"
      onPointerEnter={near}
      onFocus={near}
      onClick={() => setWanted(true)}
    >
      <Icon name="settings-knobs" />
    </button>
  );
  if (!wanted) return closed;
  return (
    <Suspense fallback={closed}>
      <OpenMenu label={label} groups={shown} />
    </Suspense>
  );
}
