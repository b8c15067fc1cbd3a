import { type CSSProperties, memo, useId, useState } from 'react';
import { classes } from '../classes.ts';
import { px } from '../pixels.ts';
import { type Drawing, drawRest, drawTumble, type Sides, TUMBLE } from './drawing.ts';
import { type DieKind, MATTER, shadeOf } from './tone.ts';

export interface DieProps {
  readonly sides: Sides;
  readonly value: number;
  readonly label: string;
  readonly kind?: DieKind | undefined;
  /** Its width: in pixels, or any CSS length. */
  readonly size?: number | string | undefined;
  readonly rolling?: boolean | undefined;
  /** Degrees by which it is turned on the table. */
  readonly turn?: number | undefined;
  /** Lights the ring that means "yours, now". */
  readonly lit?: boolean | undefined;
}

/** A glow without a filter: strokes over each other. */
const GLOWS = [0.9, 0.72, 0.54, 0.38, 0.22] as const;

interface BodyProps {
  readonly drawing: Drawing;
  readonly kind: DieKind;
  readonly id: string;
}

/** A drawing is made once and kept, so that a die at rest costs nothing. */
const Body = memo(function Body({ drawing, kind, id }: BodyProps) {
  const matter = MATTER[kind];
  return (
    <>
      <defs>
        <linearGradient id={`${id}e`} x1="0" y1="0" x2=".5" y2="1">
          <stop offset="0" stopColor={matter.edge[0]} />
          <stop offset="1" stopColor={matter.edge[1]} />
        </linearGradient>
        <radialGradient id={`${id}g`} cx=".3" cy=".22" r=".75">
          <stop offset="0" stopColor="#fff" stopOpacity={matter.gloss} />
          <stop offset="1" stopColor="#fff" stopOpacity="0" />
        </radialGradient>
        {drawing.faces.map(({ light }, i) => {
          const [from, to] = shadeOf(kind, light);
          return (
            <linearGradient key={i} id={`${id}${i}`} x1="0" y1="0" x2=".35" y2="1">
              <stop offset="0" stopColor={from} />
              <stop offset="1" stopColor={to} />
            </linearGradient>
          );
        })}
      </defs>
      <path d={drawing.outline} fill={`url(#${id}e)`} />
      {drawing.faces.map(({ outline, light, facing, pips, numerals }, i) => (
        <g key={i}>
          <path d={outline} fill={`url(#${id}${i})`} />
          {light > 0.7 && <path d={outline} fill={`url(#${id}g)`} />}
          {pips.map(({ rim, hollow, depth, red }) => (
            <g key={hollow}>
              <path d={rim} fill={matter.rim} opacity=".8" />
              <path d={hollow} fill={red ? matter.red : matter.pip} />
              <path d={depth} fill="#000" opacity={matter.depth} />
            </g>
          ))}
          {numerals.map(({ text, matrix, height, counts }) => (
            <text
              key={text}
              transform={matrix}
              fontSize={height}
              dy=".33em"
              fill={counts ? matter.pip : matter.edge[1]}
              opacity={facing < 0.5 ? 0.45 : 1}
            >
              {text}
            </text>
          ))}
        </g>
      ))}
    </>
  );
});

/** A die seen from above the table, in true projection. A tumble shows a few such pictures in turn. */
export function Die({ sides, value, label, kind = 'bone', size = 56, rolling = false, turn = -28, lit = false }: DieProps) {
  const id = useId();
  const [thrown, setThrown] = useState(rolling);
  if (rolling && !thrown) setThrown(true);
  const rest = drawRest(sides, value, sides === 6 ? turn : turn / 6);
  const width = typeof size === 'number' ? px(size) : size;
  const style: CSSProperties = { width, height: width };
  return (
    <svg
      className={classes('die', `die-${kind}`, rolling && 'rolling', thrown && !rolling && 'landed')}
      style={style}
      viewBox="-1.6 -1.6 3.2 3.2"
      role="img"
      aria-label={label}
    >
      <radialGradient id={`${id}s`}>
        <stop offset="0" stopOpacity=".75" />
        <stop offset=".6" stopOpacity=".42" />
        <stop offset="1" stopOpacity="0" />
      </radialGradient>
      <ellipse
        className="die-shadow"
        cx=".28"
        cy={sides === 6 ? 0.92 : 0.98}
        rx="1.75"
        ry={sides === 6 ? 0.85 : 0.66}
        fill={`url(#${id}s)`}
      />
      <g className="die-rest">
        {lit && GLOWS.map((width) => <path key={width} className="die-glow" d={rest.outline} strokeWidth={width} />)}
        <Body drawing={rest} kind={kind} id={id} />
      </g>
      {rolling && (
        <g className="die-tumble">
          {Array.from({ length: TUMBLE }, (_, frame) => (
            <g key={frame} className="die-frame" style={{ animationDelay: `${frame * 70}ms` }}>
              <Body drawing={drawTumble(sides, frame)} kind={kind} id={`${id}t${frame}`} />
            </g>
          ))}
        </g>
      )}
    </svg>
  );
}
