import './state-signs.css';
import type { Seat } from '@tavern/engine';
import { Icon, useWords } from '@tavern/kit';
import { statusIcon } from '../tips/icons.ts';
import { Tipped } from '../tips/tipped.ts';
import type { Status } from '../tips/what.ts';
import { TONES } from './states.ts';

interface StateSignsProps {
  readonly states: readonly Status[];
  readonly seat: Seat;
}

/** States as small signs; each says what it means. */
export function StateSigns({ states, seat }: StateSignsProps) {
  const { t } = useWords();
  if (states.length === 0) return null;
  return (
    <span className="state-signs">
      {states.map((status) => (
        <Tipped key={status} of={{ status, seat }}>
          <button
            type="button"
            className={`state-sign tone-${TONES[status] ?? 'plain'}`}
            aria-label={t(`players.status.${status}`)}
          >
            <Icon name={statusIcon(status)} />
          </button>
        </Tipped>
      ))}
    </span>
  );
}
