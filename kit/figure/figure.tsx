import { classes } from '../classes.ts';
import { Icon } from '../icon.tsx';
import { Pips } from '../marks.tsx';
import { Typed } from '../typed.tsx';
import { Heraldry } from './heraldry.tsx';

export type FigureState = 'current' | 'waiting' | 'invisible' | 'down';

export interface FigureProps {
  readonly seat: number;
  readonly crest?: string | undefined;
  readonly name: string;
  readonly hp?: readonly [now: number, most: number] | undefined;
  readonly state?: FigureState | undefined;
  readonly className?: string | undefined;
}

/** A shield on a brass foot that stands on the board. The figure of a knocked-out player has fallen over. Its width is `--fig`. */
export function Figure({ seat, crest, name, hp, state = 'waiting', className }: FigureProps) {
  return (
    <span className={classes('figure', `figure-${state}`, className)}>
      <span className="f-top">{hp !== undefined && state !== 'down' && <Pips n={hp[0]} most={hp[1]} className="f-life" />}</span>
      {state === 'down' ? <Lying seat={seat} crest={crest} /> : <Standing seat={seat} crest={crest} />}
      {state === 'down' && (
        <span className="f-badge">
          <Icon name="knocked-out-stars" />
        </span>
      )}
      <span className="f-name">
        <Typed text={name} />
      </span>
    </span>
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
