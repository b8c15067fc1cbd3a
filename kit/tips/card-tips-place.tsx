import './card-tips.css';
import { type Seat, seat } from '@tavern/engine';
import { type ComponentType, type ReactNode, useCallback } from 'react';
import { classes } from '../classes.ts';
import type { GameCardProps } from '../game-table.ts';
import { useWords } from '../words.ts';
import type { CardTip, TipSight } from './tip.ts';
import { TipWords } from './tip-words.tsx';
import { TipsPlace } from './tips-place.tsx';

export interface CardTipsProps<View> {
  /** The view that tips are told from: the present or a past one. */
  readonly sight: View;
  readonly viewer: Seat | null;
  readonly children: ReactNode;
}

/** What a game brings. It stays the same for as long as the table does. */
interface CardTipsPlaceProps<What, View> extends CardTipsProps<View> {
  readonly tipOf: (what: What, sight: TipSight<View>) => CardTip<string>;
  readonly nameOf: (what: What) => string;
  readonly idle: (trigger: Element) => boolean;
  readonly card: ComponentType<GameCardProps>;
  readonly className: string;
}

/** A tip is a large card with what its words mean, or a heading with rows and lines. */
export function CardTipsPlace<What, View>({
  sight,
  viewer,
  children,
  tipOf,
  nameOf,
  idle,
  card: Card,
  className,
}: CardTipsPlaceProps<What, View>) {
  const words = useWords();
  const { tell } = words;
  const told = useCallback(
    (what: What) => {
      const { card, title, rows, lines } = tipOf(what, { view: sight, viewer, me: viewer ?? seat(0) });
      const written = rows.map(({ n, from, off = false }) => ({ n: tell(n), from: tell(from), off }));
      const inWords = <TipWords title={tell(title)} rows={written} lines={lines.map(tell)} />;
      if (card === null) return inWords;
      return (
        <div className={classes('tip-card', className)}>
          <Card id={card} size="large" words={words} />
          {inWords}
        </div>
      );
    },
    [sight, viewer, tell, words, tipOf, Card, className],
  );
  return (
    <TipsPlace tipOf={told} nameOf={nameOf} idle={idle}>
      {children}
    </TipsPlace>
  );
}
