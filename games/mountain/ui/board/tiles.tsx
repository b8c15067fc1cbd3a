import type { Flat } from '@tavern/engine';
import { useWords } from '@tavern/kit';
import { sending, useActsPlace, useNoMisclicks } from '@tavern/kit/acts/index.ts';
import { moveFocus } from '@tavern/kit/arrows.ts';
import { type KeyboardEvent, useCallback, useLayoutEffect, useMemo, useRef, useState } from 'react';
import { placesOf } from '../../look/mountain/index.ts';
import { FINAL } from '../../rules/board.ts';
import { rollsText } from '../words/rolls-text.ts';
import type { MountainDrawingProps } from './board.tsx';
import { choiceAt, goalsOf, isUpToTheDie } from './goals.ts';
import { Tile } from './tile.tsx';
import { tileWords } from './tile-words.ts';

/** The way from the gate to the crown: a list for screen readers, and slabs to point at or to move between by arrow keys. */
export function Tiles({ shape, view, viewer, question, busy, send, show }: MountainDrawingProps) {
  const speech = useWords();
  const list = useRef<HTMLOListElement>(null);
  const places = useMemo(() => placesOf(shape), [shape]);
  const home = viewer === null ? 0 : (view.players[viewer]?.at ?? 0);
  const [visited, setVisited] = useState<number | null>(null);
  const goals = useMemo(
    () => (show.rewound === null ? goalsOf(view, question, viewer) : []),
    [view, question, viewer, show.rewound],
  );
  const choose = useLatest(send);
  // The tile that a card has just led to may mean "stay" in the next question.
  const misclickGuards = useNoMisclicks();
  const { presses } = useActsPlace();
  // Nobody chooses where the die leads: a press on such a tile tells the player so, and what to press.
  const point = useCallback(() => presses.point(MOVE.id, speech.t('board.dieDecides')), [presses, speech]);
  const here = (tile: number): HTMLElement | null => list.current?.querySelector(`[data-tile="${tile}"]`) ?? null;

  const onKeyDown = (event: KeyboardEvent): void => {
    if (event.key === 'Home' || event.key === 'End') {
      event.preventDefault();
      here(event.key === 'Home' ? 0 : FINAL)?.focus();
      return;
    }
    // In the order of reading: from the top down, from left to right.
    const seen = [...places].sort((a, b) => b.ledge - a.ledge || a.x - b.x).map(({ index }) => here(index));
    moveFocus(
      event,
      seen.filter((each) => each !== null),
    );
  };

  return (
    <ol className="mountain-tiles" ref={list} aria-label={speech.t('board.label')} onKeyDown={onKeyDown} {...misclickGuards}>
      {places.map((place) => {
        const { index } = place;
        const goal = goals.find(({ tile }) => tile === index);
        const choice = goal === undefined ? null : choiceAt(goal);
        return (
          <Tile
            key={index}
            place={place}
            kind={view.board[index] ?? 'start'}
            words={tileWords({ tile: index, view, shown: show.view, viewer, goal }, speech)}
            rolls={goal === undefined ? '' : rollsText(goal.rolls)}
            choice={choice}
            steps={goal === undefined || choice !== null ? NONE : goal.steps}
            lit={goal !== undefined}
            open={goal !== undefined && isUpToTheDie(goal)}
            busy={busy}
            reached={index === (visited ?? home)}
            onVisit={setVisited}
            onChoose={choose}
            onPoint={point}
          />
        );
      })}
    </ol>
  );
}

const NONE: readonly never[] = [];
/** The act of a tile that only the die can reach. */
const MOVE = sending({ do: 'move' });

/** One function for the life of the tiles, so that unchanged ones are not rendered again. */
function useLatest(send: (option: Flat) => void): (option: Flat) => void {
  const latest = useRef(send);
  useLayoutEffect(() => {
    latest.current = send;
  });
  return useCallback((option) => latest.current(option), []);
}
