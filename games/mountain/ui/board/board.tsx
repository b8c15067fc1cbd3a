import './board.css';
import { useWords } from '@tavern/kit';
import { Burst } from '@tavern/kit/burst/burst.tsx';
import { pixel } from '@tavern/kit/pixels.ts';
import { type CSSProperties, useRef } from 'react';
import { bleedOf } from '../../look/mountain/index.ts';
import type { MountainProps } from '../show/props.ts';
import { sharpnessFor, useRock } from './draw-rock.ts';
import { Drawn } from './drawn.tsx';
import { Figures } from './figures.tsx';
import { Marks } from './marks.tsx';
import { type BoardShape, phoneMountain, tableMountain } from './shapes.ts';
import { Thrown } from './thrown.tsx';
import { Tiles } from './tiles.tsx';
import { type Size, useSize } from './use-size.ts';

/** Below this width, in pixels of the layout, the steep mountain has the larger slabs. */
const NARROW = 540;
const SMALLEST = 0.35;

/** The shape for this size, the pixels of one unit of it, and of one pixel of the layout. */
function laid(size: Size): Pick<MountainDrawingProps, 'shape' | 'unit' | 'one'> {
  const one = pixel();
  const shape = size.width < NARROW * one ? phoneMountain : tableMountain;
  return { shape, unit: Math.max(SMALLEST, Math.min(size.width / shape.width, size.height / shape.height)), one };
}

/** The mountain with everything on it, and the dice beside it. */
export function Board(props: MountainProps) {
  const { t } = useWords();
  const element = useRef<HTMLElement>(null);
  const size = useSize(element);
  const great = greatIn(props.show);
  return (
    <section className="mountain-board" ref={element} aria-label={t('board.region')}>
      {size !== null && size.width > 0 && <Mountain {...props} {...laid(size)} />}
      {great !== null && <Burst {...great} />}
      <Thrown {...props} />
      <Drawn {...props} />
    </section>
  );
}

/** Milliseconds: long enough to be seen, at any haste. */
const GREAT = 900;

/** A player reaches the crown, claims it, or wins it. */
function greatIn({ now }: MountainProps['show']): { readonly id: string; readonly lasts: number } | null {
  if (now === null || now.phase !== 'moves') return null;
  const { id, event, lasts } = now;
  const crowned = event.type === 'claimed' || event.type === 'won' || (event.type === 'landed' && event.kind === 'final');
  return crowned ? { id, lasts: Math.max(GREAT, lasts) } : null;
}

export interface MountainDrawingProps extends MountainProps {
  readonly shape: BoardShape;
  /** Pixels. */
  readonly unit: number;
  readonly one: number;
}

function Mountain(props: MountainDrawingProps) {
  const { shape, unit, view } = props;
  const rock = useRock(shape, view.board, sharpnessFor(unit * devicePixelRatio));
  const bleed = bleedOf(shape);
  const style: CSSProperties = { '--u': `${unit}px`, width: shape.width * unit, height: shape.height * unit };
  const spread: CSSProperties = {
    left: -bleed * unit,
    top: -bleed * unit,
    width: (shape.width + 2 * bleed) * unit,
    height: (shape.height + 2 * bleed) * unit,
  };
  return (
    <div className={`mountain-body shape-${shape.id}`} style={style} data-drawn={rock !== null}>
      {rock !== null && (
        <img
          key={rock.address}
          className={rock.fresh ? 'mountain-rock fresh' : 'mountain-rock'}
          src={rock.address}
          alt=""
          draggable={false}
          style={spread}
        />
      )}
      <Tiles {...props} />
      <Marks {...props} />
      <Figures {...props} />
    </div>
  );
}
