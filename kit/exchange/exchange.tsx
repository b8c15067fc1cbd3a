import { type KeyboardEvent, type ReactNode, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { announce } from '../announcer/announcer.tsx';
import { moveFocus } from '../arrows.ts';
import { classes } from '../classes.ts';
import type { Side } from './drag.ts';
import './exchange.css';
import { Tray, type TraySide } from './tray.tsx';

export interface ExchangeItem {
  readonly id: string;
  readonly content: ReactNode;
  readonly label: string;
  /** Why it cannot be moved. */
  readonly why?: string | undefined;
}

export interface ExchangeProps {
  readonly sides: readonly [TraySide, TraySide];
  readonly onMove: (itemId: string, toSide: Side) => void;
  /** What pressing an item does: "Give the Dagger". */
  readonly moveLabel: (item: ExchangeItem, side: Side) => string;
  /** Announced when it has moved; else `moveLabel` is. */
  readonly movedLabel?: ((item: ExchangeItem, side: Side) => string) | undefined;
  /** Yours, now. */
  readonly lit?: boolean | undefined;
}

/** The item that had focus, and where it lay: when it leaves, focus goes to what takes its place. */
interface Place {
  readonly side: Side;
  readonly index: number;
}

const itemsIn = (root: HTMLElement | null, side?: Side): readonly HTMLElement[] =>
  Array.from(root?.querySelectorAll<HTMLElement>(`${side === undefined ? '' : `[data-side="${side}"] `}.exchange-item`) ?? []);

/** Two trays, and things that go from one to the other: by a press, by keys or by hand. */
export function Exchange({ sides, onMove, moveLabel, movedLabel = moveLabel, lit = false }: ExchangeProps) {
  const root = useRef<HTMLDivElement>(null);
  const place = useRef<Place | null>(null);
  const asked = useRef(new Map<string, Side>());
  const [over, setOver] = useState<Side | null>(null);

  const move = (item: ExchangeItem, from: Side, to: Side): void => {
    if (item.why !== undefined || from === to) return;
    asked.current.set(item.id, to);
    onMove(item.id, to);
  };

  useEffect(() => {
    for (const [id, side] of asked.current) {
      const item = sides[side].items.find((each) => each.id === id);
      if (item === undefined) continue;
      asked.current.delete(id);
      announce(movedLabel(item, side));
    }
  }, [sides, movedLabel]);

  useLayoutEffect(() => {
    const { current: last } = place;
    if (last === null || (document.activeElement !== null && document.activeElement !== document.body)) return;
    const row = itemsIn(root.current, last.side);
    (row[last.index] ?? row.at(-1) ?? itemsIn(root.current)[0])?.focus({ preventScroll: true });
  }, [sides]);

  const onKeyDown = (event: KeyboardEvent): void => {
    moveFocus(event, itemsIn(root.current));
  };
  const tray = (side: Side) => (
    <Tray
      tray={sides[side]}
      side={side}
      over={over === side}
      onOver={setOver}
      onMove={(item, to) => move(item, side, to)}
      moveLabel={moveLabel}
      onPlace={(index) => {
        place.current = index === null ? null : { side, index };
      }}
    />
  );
  return (
    <div ref={root} className={classes('exchange', lit && 'lit')} onKeyDown={onKeyDown}>
      {tray(0)}
      <svg className="exchange-mark" viewBox="0 0 48 32" aria-hidden="true">
        <path d="M3 10h30V4l12 9-12 9v-6H3zM45 22H15v-6L3 25l12 7v-4h30z" />
      </svg>
      {tray(1)}
    </div>
  );
}
