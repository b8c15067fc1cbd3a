import './tips.css';
import type { Seat } from '@tavern/engine';
import { useWords } from '@tavern/kit';
import { TipsPlace as Place, TipWords } from '@tavern/kit/tips/index.ts';
import { type ReactNode, useCallback } from 'react';
import type { View } from '../../rules/view.ts';
import { SkirmishCard } from '../card/card.tsx';
import { tipOf } from './tip.ts';
import { tipName, type What } from './what.ts';

interface TipsPlaceProps {
  /** The view that tips are told from: the present or a past one. */
  readonly sight: View;
  readonly viewer: Seat | null;
  readonly children: ReactNode;
}

/** A tap does nothing else there: on what is no button, and on names of cards in the story. */
const isIdle = (trigger: Element): boolean => trigger.matches(':not(button), .ending-card');

/** A tip is a large card with what its words mean, or a heading with rows and lines. */
export function TipsPlace({ sight, viewer, children }: TipsPlaceProps) {
  const words = useWords();
  const { tell } = words;
  const told = useCallback(
    (what: What) => {
      const { card, title, rows, lines } = tipOf(what, { view: sight, viewer, me: viewer ?? (0 as Seat) });
      const written = rows.map(({ n, from }) => ({ n: tell(n), from: tell(from), off: false }));
      const inWords = <TipWords title={tell(title)} rows={written} lines={lines.map(tell)} />;
      if (card === null) return inWords;
      return (
        <div className="tip-war-card">
          <SkirmishCard id={card} size="large" words={words} />
          {inWords}
        </div>
      );
    },
    [sight, viewer, tell, words],
  );
  return (
    <Place tipOf={told} nameOf={tipName} idle={isIdle}>
      {children}
    </Place>
  );
}
