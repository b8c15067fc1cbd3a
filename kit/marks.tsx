import { classes } from './classes.ts';

export interface MarksProps {
  readonly n: number;
  readonly most?: number | undefined;
  /** Read aloud; without it they are decoration beside words that say the same. */
  readonly label?: string | undefined;
  readonly className?: string | undefined;
}

const said = (label: string | undefined) =>
  label === undefined ? { 'aria-hidden': true } : { role: 'img', 'aria-label': label };
const places = (n: number, most = n): readonly boolean[] => Array.from({ length: Math.max(n, most) }, (_, i) => i < n);

/** Drops of life: what is left, and what is lost of `most`. */
export function Pips({ n, most, label, className }: MarksProps) {
  return (
    <span className={classes('pips', className)} {...said(label)}>
      {places(n, most).map((on, i) => (
        <i key={i} className={on ? 'on' : undefined} />
      ))}
    </span>
  );
}

/** Diamonds: the tier of a tile, card or deck. */
export function Tier({ n, label }: Pick<MarksProps, 'n' | 'label'>) {
  return (
    <span className="tier" {...said(label)}>
      {places(n).map((_, i) => (
        <i key={i} />
      ))}
    </span>
  );
}
