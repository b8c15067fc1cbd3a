import './unit.css';
import { signed } from '@tavern/engine';
import { useWords } from '@tavern/kit';
import { classes } from '@tavern/kit/classes.ts';
import { GiltIcon } from '@tavern/kit/gilt-icon.tsx';
import { cards } from '../../rules/catalog.ts';
import type { Unit as FieldUnit } from '../../rules/state.ts';
import { bold } from '../card/bold.tsx';
import { faceOf } from '../card/face.ts';
import { Power } from '../card/power.tsx';

interface UnitProps {
  readonly unit: Pick<FieldUnit, 'card' | 'power'>;
  readonly className?: string | undefined;
}

/** A unit on the field: its present power on a shield, and beside it what has changed it in all. */
export function Unit({ unit: { card, power }, className }: UnitProps) {
  const words = useWords();
  const { name, short } = faceOf(card, words);
  const { icon, power: printed } = cards.get(card);
  const change = power - printed;
  return (
    <span className={classes('war-unit', className)} aria-hidden="true">
      <span className="unit-face">
        <span className="unit-plate">
          <GiltIcon name={icon} metal="bone" />
        </span>
        <span className="unit-name">{name}</span>
        <span className="unit-text">{bold(short, words)}</span>
      </span>
      <Power>{power}</Power>
      {change !== 0 && <span className={classes('unit-change', change < 0 && 'down')}>{signed(change)}</span>}
    </span>
  );
}
