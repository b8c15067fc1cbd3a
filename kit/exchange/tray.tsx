import { type ReactNode, useId, useRef } from 'react';
import { classes } from '../classes.ts';
import { drag, type Side } from './drag.ts';
import type { ExchangeItem } from './exchange.tsx';

export interface TraySide {
  readonly title: ReactNode;
  readonly items: readonly ExchangeItem[];
  readonly note?: ReactNode;
  /** What an empty tray says. */
  readonly empty?: ReactNode;
}

interface TrayProps {
  readonly tray: TraySide;
  readonly side: Side;
  /** Something is held over it. */
  readonly over: boolean;
  readonly onOver: (side: Side | null) => void;
  readonly onMove: (item: ExchangeItem, to: Side) => void;
  readonly moveLabel: (item: ExchangeItem, side: Side) => string;
  /** The focus is on the item of this index; null: elsewhere. */
  readonly onPlace: (index: number | null) => void;
}

const acrossFrom = (side: Side): Side => (side === 0 ? 1 : 0);

export function Tray({ tray, side, over, onOver, onMove, moveLabel, onPlace }: TrayProps) {
  const titleId = useId();
  const last = useRef<{ readonly dragged: () => boolean }>(null);
  const other = acrossFrom(side);
  return (
    <section className={classes('tray', over && 'over')} aria-labelledby={titleId} data-side={side}>
      <h3 id={titleId}>{tray.title}</h3>
      {tray.items.length === 0 ? (
        <p className="tray-empty">{tray.empty}</p>
      ) : (
        <ul>
          {tray.items.map((item, index) => (
            <li key={item.id}>
              <button
                type="button"
                className="exchange-item"
                aria-label={item.why === undefined ? moveLabel(item, other) : item.label}
                aria-disabled={item.why !== undefined || undefined}
                aria-description={item.why}
                title={item.why}
                onFocus={() => onPlace(index)}
                onBlur={(event) => event.relatedTarget !== null && onPlace(null)}
                onPointerDown={(event) => {
                  if (item.why !== undefined || event.button !== 0 || !event.isPrimary) return;
                  last.current = drag(event.currentTarget, event.nativeEvent, { onOver, onDrop: (to) => onMove(item, to) });
                }}
                onClick={() => {
                  const dragged = last.current?.dragged() ?? false;
                  last.current = null;
                  if (!dragged) onMove(item, other);
                }}
              >
                {item.content}
              </button>
            </li>
          ))}
        </ul>
      )}
      {tray.note !== undefined && tray.note !== null && <div className="tray-note">{tray.note}</div>}
    </section>
  );
}
