import { useWords } from '@tavern/kit';
import { TipsPlace as Place, TipWords } from '@tavern/kit/tips/index.ts';
import { type ReactNode, useCallback } from 'react';
import type { View } from '../../rules/view.ts';
import { FaceCard, RulesContext } from './face-card.tsx';
import { tipOf } from './tip.ts';
import { tipName, type What } from './what.ts';

interface TipsPlaceProps {
  /** The view that tips are told from: the present or a past one. */
  readonly sight: View;
  readonly children: ReactNode;
}

/** A tap does nothing else there: on slabs that are no goal, and on arms, numbers, signs and decks. */
const isIdle = (trigger: Element): boolean =>
  trigger.matches(
    '.mountain-tile:not(.choosable) > *, .mountain-mark > *, .mountain-pile, .own > *, .own-stats > *, .own-life *, .gear-slots, .climber-tour button',
  );

/** A tip is a large card, or a heading with rows and lines. */
export function TipsPlace({ sight, children }: TipsPlaceProps) {
  const { tell } = useWords();
  const told = useCallback(
    (what: What) => {
      const { face, title, rows, lines } = tipOf(what, sight);
      if (face !== null) return <FaceCard face={face} size="l" />;
      const written = rows.map(({ n, from, off }) => ({ n: tell(n), from: tell(from), off }));
      return <TipWords title={tell(title)} rows={written} lines={lines.map(tell)} />;
    },
    [sight, tell],
  );
  return (
    <RulesContext value={sight.rules}>
      <Place tipOf={told} nameOf={tipName} idle={isIdle}>
        {children}
      </Place>
    </RulesContext>
  );
}
