import './lanterns.css';
import { useWords } from '@tavern/kit';
import { memo, useId } from 'react';

interface LanternsProps {
  readonly round: number;
  /** How many there are; null: endless. */
  readonly rounds: number | null;
  readonly won: number;
}

type Flame = 'on' | 'won' | 'cold';
const RIBS = [-16, -8, 0, 8, 16] as const;
const PAPER = { won: '#4d2a20', cold: '#2a1d17' } as const;

function Lantern({ flame, n }: { readonly flame: Flame; readonly n: number }) {
  const id = useId();
  return (
    <svg className={`lantern ${flame}`} viewBox="0 0 60 84">
      <radialGradient id={id} cx=".5" cy=".5" r=".6">
        <stop offset="0" stopColor="#fff3c0" />
        <stop offset=".45" stopColor="#ffb347" />
        <stop offset="1" stopColor="#c0391c" />
      </radialGradient>
      <radialGradient id={`${id}g`}>
        <stop offset=".3" stopColor="#ffa63c" stopOpacity=".75" />
        <stop offset=".6" stopColor="#ff8c28" stopOpacity=".22" />
        <stop offset="1" stopColor="#ff8c28" stopOpacity="0" />
      </radialGradient>
      {flame === 'on' && <circle cx="30" cy="40" r="74" fill={`url(#${id}g)`} />}
      <path d="M30 0v9" stroke="#8d6a3a" strokeWidth="2" />
      <rect x="20" y="8" width="20" height="6" rx="2" fill="#3b2411" />
      <ellipse
        cx="30"
        cy="40"
        rx="26"
        ry="27"
        fill={flame === 'on' ? `url(#${id})` : PAPER[flame]}
        stroke="#1a0d07"
        strokeWidth="1.5"
      />
      {RIBS.map((x) => (
        <path
          key={x}
          d={`M${30 + x * 0.5} 13.500C${30 + x * 1.9} 26 ${30 + x * 1.9} 54 ${30 + x * 0.5} 66.500`}
          fill="none"
          stroke="#1a0d07"
          strokeOpacity=".45"
          strokeWidth="1.2"
        />
      ))}
      <rect x="20" y="65" width="20" height="6" rx="2" fill="#3b2411" />
      <path d="M30 71v11M27 72v8M33 72v8" stroke="#b5352a" strokeWidth="1.600" />
      <text x="30" y="49" textAnchor="middle" fill={flame === 'on' ? '#4a1505' : '#d6c4a0'}>
        {n}
      </text>
    </svg>
  );
}

/** One lantern for each round: burnt down, burning, or still to be lit. */
export const Lanterns = memo(function Lanterns({ round, rounds, won }: LanternsProps) {
  const { t } = useWords();
  const said = rounds === null ? t('scene.round', { round }) : t('scene.round.of', { round, rounds });
  const all = rounds === null ? [round] : Array.from({ length: rounds }, (_, at) => at + 1);
  return (
    <div className="lanterns">
      <div className="lantern-row" role="img" aria-label={said}>
        {all.map((n) => (
          <Lantern key={n} n={n} flame={n === round ? 'on' : n <= won ? 'won' : 'cold'} />
        ))}
      </div>
      <p aria-hidden="true">
        {said}
        <br />
        {t('scene.rounds.won', { won })}
      </p>
    </div>
  );
});
