import { classes } from '../classes.ts';
import { px } from '../pixels.ts';
import { Heraldry } from './heraldry.tsx';

export interface ShieldProps {
  readonly seat: number;
  readonly crest?: string | undefined;
  /** Its width in pixels. */
  readonly size?: number | undefined;
  readonly faded?: boolean | undefined;
}

/** The sign of a seat: its colour, heraldic division and crest. */
export function Shield({ seat, crest, size = 36, faded }: ShieldProps) {
  return (
    <svg
      className={classes('shield', faded === true && 'faded')}
      viewBox="0 0 48 60"
      style={{ '--arms-wide': px(size) }}
      aria-hidden
    >
      <Heraldry seat={seat} crest={crest} />
    </svg>
  );
}
