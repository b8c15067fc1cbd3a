import { useId } from 'react';
import { classes } from '../classes.ts';
import './candle.css';
import { useBurning } from './use-burning.ts';

export interface CandleProps {
  /** Milliseconds left at this render; null: no clock runs. */
  readonly left: number | null;
  readonly whole: number;
  /** The time as it is shown, "1:12". */
  readonly text: string | ((left: number) => string);
  readonly label: string;
  readonly paused?: boolean | undefined;
  /** Draws the candle without time and bar. */
  readonly bare?: boolean | undefined;
}

/** When fewer milliseconds than this are left, the time is wax red. */
const LAST = 10_000;
/** How far the wax sinks, in units of the drawing. */
const SINKS = 21;

/** The drawing alone: `share` is the time left, from 1 to 0. */
function Drawing({ share }: { readonly share: number }) {
  const id = useId();
  return (
    <svg className="candle-drawing" viewBox="0 0 30 46" aria-hidden="true">
      <defs>
        <linearGradient id={`${id}wax`}>
          <stop offset="0" stopColor="#c9b184" />
          <stop offset="0.35" stopColor="#fdf4d9" />
          <stop offset="1" stopColor="#a5884f" />
        </linearGradient>
        <linearGradient id={`${id}brass`} x2="0" y2="1">
          <stop offset="0" stopColor="#f0d490" />
          <stop offset="0.5" stopColor="#b98a3b" />
          <stop offset="1" stopColor="#5d3e14" />
        </linearGradient>
        <radialGradient id={`${id}flame`} cx="0.5" cy="0.72" r="0.62">
          <stop offset="0" stopColor="#fffbe6" />
          <stop offset="0.45" stopColor="#ffd25e" />
          <stop offset="1" stopColor="#e0731c" />
        </radialGradient>
        <clipPath id={`${id}above`}>
          <path d="M0 0h30v40.5H0z" />
        </clipPath>
      </defs>
      <g clipPath={`url(#${id}above)`}>
        <g className="candle-wax" style={{ transform: `translateY(${((1 - share) * SINKS).toFixed(2)}px)` }}>
          <path d="M9.5 16.2c0-1.2 11-1.2 11 0v26h-11z" fill={`url(#${id}wax)`} stroke="#4a3413" strokeWidth="0.9" />
          <path
            d="M11.6 16.4v6.1c0 1.3 1.9 1.3 1.9 0v-3.4c0-1 1.3-1 1.3 0v1.6c0 1 1.6 1 1.6 0v-4.3z"
            fill="#fffaf0"
            opacity="0.75"
          />
          <ellipse cx="15" cy="16" rx="5.4" ry="1.25" fill="#fff6dc" stroke="#4a3413" strokeWidth="0.7" />
          <path d="M15 16v-3.2" stroke="#2b1a06" strokeWidth="1.1" strokeLinecap="round" />
          {share > 0 ? (
            <g className="candle-flame">
              <path d="M15 2.2c2.7 3.5 4 5.6 4 7.7a4 4 0 0 1-8 0c0-2.1 1.3-4.2 4-7.7z" fill={`url(#${id}flame)`} />
              <path d="M15 7.6c1.2 1.7 1.7 2.6 1.7 3.5a1.7 1.7 0 0 1-3.4 0c0-.9.5-1.8 1.7-3.5z" fill="#fffdf0" opacity="0.85" />
            </g>
          ) : (
            <path className="candle-smoke" d="M15 12c-2-2.2 2.2-3.3 0-5.6s1.6-2.7.4-4.7" />
          )}
        </g>
      </g>
      <path d="M5 40h20c0 3-2.6 4.8-5 4.8H10c-2.4 0-5-1.8-5-4.8z" fill={`url(#${id}brass)`} stroke="#3b270c" strokeWidth="0.9" />
      <path d="M24.6 40.6c3.4-1.4 4.6 2.6 1 3" fill="none" stroke="#8a6428" strokeWidth="1.3" />
      <ellipse cx="15" cy="40" rx="10" ry="1.5" fill="#e8c678" stroke="#3b270c" strokeWidth="0.7" />
    </svg>
  );
}

/** The clock: a candle that burns down, the time in words, and a bar. */
export function Candle({ left, whole, text, label, paused = false, bare = false }: CandleProps) {
  const now = useBurning(left, paused);
  const share = now === null ? 1 : Math.min(1, Math.max(0, now / Math.max(1, whole)));
  const said = typeof text === 'string' ? text : text(now ?? 0);
  return (
    <div className={classes('candle', now !== null && now <= LAST && 'last', paused && 'paused')} role="timer" aria-label={label}>
      <Drawing share={share} />
      {!bare && (
        <div className="candle-time">
          <b>{said}</b>
          {now !== null && (
            <span className="candle-bar" aria-hidden="true">
              <i style={{ transform: `scaleX(${share.toFixed(4)})` }} />
            </span>
          )}
        </div>
      )}
    </div>
  );
}
