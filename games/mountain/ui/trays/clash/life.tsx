import './life.css';
import { Pips } from '@tavern/kit';
import { classes } from '@tavern/kit/classes.ts';

interface LifeProps {
  readonly hp: number;
  readonly most: number;
  readonly label: string;
  /** The HP lost in the event being shown; a new id starts the animation again. */
  readonly bump?: { readonly id: string; readonly by: number } | null | undefined;
}

/** Drops and a number; lost HP fly off. */
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
