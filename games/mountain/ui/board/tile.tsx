import type { Flat } from '@tavern/engine';
import { Icon, useWords } from '@tavern/kit';
import { type CSSProperties, memo } from 'react';
import type { TileSpot } from '../../look/mountain/index.ts';
import type { TileKind } from '../../rules/board.ts';
import { Tipped } from '../tips/index.ts';
import type { CardStep } from '../words/step-words.ts';
import { cardIcon, stepWords } from '../words/step-words.ts';
import { lookOf } from '../words/tile-looks.ts';

interface TileProps {
  readonly place: TileSpot;
  readonly kind: TileKind;
  /** Everything about it, for screen readers. */
  readonly words: string;
  readonly lit: boolean;
  /** The die decides whether the player lands here. */
  readonly open: boolean;
  /** Faces of the die that lead here. */
  readonly rolls: string;
  /** What pressing the tile does. */
  readonly choice: CardStep | null;
  /** Cards that lead here where the die may too: each has a mark of its own to press. */
  readonly steps: readonly CardStep[];
  readonly busy: boolean;
  /** The one that Tab stops at. */
  readonly reached: boolean;
  readonly onVisit: (tile: number) => void;
  readonly onChoose: (option: Flat) => void;
  /** Called when a tile is pressed that only the die can reach. */
  readonly onPoint: () => void;
}

function Slab({ place, kind, words, lit, open, rolls, choice, steps, busy, reached, onVisit, onChoose, onPoint }: TileProps) {
  const speech = useWords();
  const { index, x, y, width } = place;
  const { deep } = lookOf(kind);
  const style = { '--x': x, '--y': y, '--w': width, '--deep': deep } as CSSProperties;
  const classes = ['mountain-tile', lit && 'lit', choice !== null && !busy && 'choosable']
    .filter((each) => each !== false)
    .join(' ');
  const tab = reached ? 0 : -1;
  return (
    <li className={classes} style={style}>
      <Tipped of={{ tile: index }}>
        <button
          type="button"
          className="mountain-tile-slab"
          data-tile={index}
          aria-label={words}
          tabIndex={tab}
          onFocus={() => onVisit(index)}
          onClick={() => {
            if (busy) return;
            if (choice !== null) onChoose(choice.option);
            else if (open) onPoint();
          }}
        >
          <span className="mountain-tile-front" aria-hidden="true">
            <b className="mountain-tile-number">{index}</b>
          </span>
        </button>
      </Tipped>
      {rolls !== '' && (
        <span className="mountain-tile-roll" aria-hidden="true">
          {rolls}
        </span>
      )}
      {choice !== null && (
        <span className="mountain-tile-roll mountain-tile-card" aria-hidden="true">
          <Icon name={cardIcon(choice.card)} />
        </span>
      )}
      {steps.map((step) => (
        <button
          key={step.card}
          type="button"
          className="mountain-tile-step"
          tabIndex={tab}
          aria-label={stepWords(step, index, speech)}
          title={stepWords(step, index, speech)}
          onClick={() => !busy && onChoose(step.option)}
        >
          <Icon name={cardIcon(step.card)} />
        </button>
      ))}
    </li>
  );
}

/** A plinth to point at. The rock below it is a picture: only what changes is drawn here. */
export const Tile = memo(Slab);
