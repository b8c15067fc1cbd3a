import { useId } from 'react';
import { iconHref } from '../icon.tsx';

/** How the shield of each seat is divided, because colour alone does not tell seats apart. */
const DIVISIONS: readonly string[] = [
  'M0 0 L12 0 L48 44 L48 60 L40 60 L0 12Z', // bend
  'M24 0h24v60h-24z', // per pale
  'M0 50 L24 30 L48 50 L48 62 L24 43 L0 62Z', // chevron
  'M0 34h48v10h-48z', // fess
  'M19 0h10v60h-10z M0 18h48v10h-48z', // cross
  'M0 0h9L24 18 39 0h9v9L33 26 48 44v14L24 34 0 58V44L15 26 0 9z', // saltire
];

const EDGE = 'M3 3.5 H45 V28 C45 42 35 51 24 56 C13 51 3 42 3 28 Z';
const INNER_EDGE = 'M5.5 6 H42.5 V28 C42.5 40 33.5 48.5 24 53 C14.5 48.5 5.5 40 5.5 28 Z';

export interface HeraldryProps {
  readonly seat: number;
  readonly crest?: string | undefined;
}

/** The shield itself, 48 by 60, for use inside a drawing. Its colours are `--field` and `--division`, by default the seat's. */
export function Heraldry({ seat, crest }: HeraldryProps) {
  const id = useId();
  const place = seat % DIVISIONS.length;
  return (
    <g style={{ '--seat': `var(--seat-${place + 1})`, '--seat-b': `var(--seat-${place + 1}-b)` }} className="heraldry">
      <defs>
        <clipPath id={`${id}c`}>
          <path d={EDGE} />
        </clipPath>
        <linearGradient id={`${id}b`} x1="0" y1="0" x2="0" y2="1">
          <stop offset="0" stopColor="#fbe9b4" />
          <stop offset=".3" stopColor="#d3a452" />
          <stop offset=".62" stopColor="#9a6d28" />
          <stop offset="1" stopColor="#5d3e14" />
        </linearGradient>
        <linearGradient id={`${id}g`} x1="0" y1="0" x2="0" y2="1">
          <stop offset="0" stopColor="#fff" stopOpacity=".34" />
          <stop offset=".45" stopColor="#fff" stopOpacity=".04" />
          <stop offset="1" stopColor="#000" stopOpacity=".38" />
        </linearGradient>
      </defs>
      <path d={EDGE} fill="#0b0704" transform="translate(0 2)" />
      <g clipPath={`url(#${id}c)`}>
        <path className="h-field" d="M0 0h48v60H0z" />
        <path className="h-division" d={DIVISIONS[place]} />
        <path d="M0 0h48v60H0z" fill={`url(#${id}g)`} />
      </g>
      <path className="h-rim" d={EDGE} stroke={`url(#${id}b)`} />
      <path d={INNER_EDGE} fill="none" stroke="#000" strokeOpacity=".45" />
      {crest !== undefined && (
        <>
          <circle cx="24" cy="25" r="15.5" fill="#150e08" fillOpacity=".88" stroke={`url(#${id}b)`} strokeWidth="1.4" />
          <use className="h-crest" href={iconHref(crest)} x="12.5" y="13.5" width="23" height="23" />
        </>
      )}
    </g>
  );
}
