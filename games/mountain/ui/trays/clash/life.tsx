import './life.css';
import { Pips } from '@tavern/kit';
import { classes } from '@tavern/kit/classes.ts';

interface LifeProps {
  readonly hp: number;
  readonly most: number;
  readonly label: string;
  /** So much was lost in what is shown now; its id starts the bump anew. */
  readonly bump?: { readonly id: string; readonly by: number } | null | undefined;
}

/** Drops and a number; what was lost flies off. */
export function Life({ hp, most, label, bump = null }: LifeProps) {
  return (
    <p className="life">
      <span key={`pips ${bump?.id ?? ''}`} className={classes('life-pips', bump !== null && 'bumped')}>
        <Pips n={hp} most={most} label={label} />
      </span>
      <b aria-hidden="true">
        {hp}
        <small>/{most}</small>
      </b>
      {bump !== null && (
        <i key={`lost ${bump.id}`} className="life-lost" aria-hidden="true">
          −{bump.by}
        </i>
      )}
    </p>
  );
}
