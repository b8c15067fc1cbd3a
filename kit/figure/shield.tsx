import { classes } from '../classes.ts';
import { Heraldry } from './heraldry.tsx';

export interface ShieldProps {
  readonly seat: number;
  readonly crest?: string | undefined;
  /** Its width in pixels. */
  readonly size?: number | undefined;
  readonly faded?: boolean | undefined;
  readonly label?: string | undefined;
  readonly className?: string | undefined;
}

/** Whose something is: colour, heraldic division and crest of a seat. */
export function Shield({ seat, crest, size = 36, faded, label, className }: ShieldProps) {
  const said = label === undefined ? { 'aria-hidden': true } : { role: 'img', 'aria-label': label };
  return (
    <svg
      className={classes('shield', faded === true && 'faded', className)}
      viewBox="0 0 48 60"
      width={size}
      height={size * 1.25}
      {...said}
    >
      <Heraldry seat={seat} crest={crest} />
    </svg>
  );
}
