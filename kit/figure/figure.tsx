import type { ReactNode } from 'react';
import { classes } from '../classes.ts';
import { Icon } from '../icon.tsx';
import { Pips } from '../marks.tsx';
import { Heraldry } from './heraldry.tsx';

export type FigureState = 'current' | 'waiting' | 'invisible' | 'bot' | 'away' | 'down';

export interface FigureProps {
  readonly seat: number;
  readonly crest?: string | undefined;
  readonly name: string;
  readonly hp?: readonly [now: number, most: number] | undefined;
  readonly state?: FigureState | undefined;
  /** All of it in words; without it only the name is read out. */
  readonly label?: string | undefined;
  readonly className?: string | undefined;
}

const BADGES: { readonly [state in FigureState]?: string } = { bot: 'cog', away: 'hourglass', down: 'knocked-out-stars' };

/** A shield on a brass foot that stands on the board; who is down lies there. Its width is `--fig`. */
export function Figure({ seat, crest, name, hp, state = 'waiting', label, className }: FigureProps) {
  const badge = BADGES[state];
  const said = label === undefined ? {} : { role: 'img', 'aria-label': label };
  return (
    <span className={classes('figure', `figure-${state}`, className)} {...said}>
      <span className="f-top">{hp !== undefined && state !== 'down' && <Life hp={hp} />}</span>
      {state === 'down' ? <Lying seat={seat} crest={crest} /> : <Standing seat={seat} crest={crest} />}
      {badge !== undefined && (
        <span className="f-badge">
          <Icon name={badge} />
        </span>
      )}
      <span className="f-name">{name}</span>
    </span>
  );
}

/** Many lives are a number, few are drops. */
function Life({ hp: [now, most] }: { readonly hp: readonly [number, number] }): ReactNode {
  return most > 6 ? (
    <span className="f-life">
      <Icon name="hearts" />
      {now}
    </span>
  ) : (
    <Pips n={now} most={most} className="f-life" />
  );
}

function Standing({ seat, crest }: Pick<FigureProps, 'seat' | 'crest'>) {
  return (
    <svg className="f-body" viewBox="-10 0 68 72" aria-hidden="true">
      <ellipse className="f-ring-glow" cx="24" cy="65" rx="32" ry="11" />
      <ellipse className="f-ring" cx="24" cy="65" rx="25" ry="8" />
      <ellipse cx="24" cy="67" rx="21" ry="6" fillOpacity=".6" />
      <ellipse cx="24" cy="65" rx="18" ry="5.600" fill="#2a1908" />
      <ellipse className="f-foot" cx="24" cy="63.500" rx="18" ry="5.400" />
      <path d="M21 50h6v14h-6z" fill="#3b270c" />
      <Heraldry seat={seat} crest={crest} />
    </svg>
  );
}

function Lying({ seat, crest }: Pick<FigureProps, 'seat' | 'crest'>) {
  return (
    <svg className="f-body" viewBox="-10 0 68 72" aria-hidden="true">
      <ellipse cx="24" cy="64" rx="34" ry="7" fillOpacity=".6" />
      <g transform="translate(-11 62) rotate(-84) scale(.92)">
        <Heraldry seat={seat} crest={crest} />
      </g>
    </svg>
  );
}
