import './breakdown.css';
import { type Seat, signed } from '@tavern/engine';
import { Icon, useWords } from '@tavern/kit';
import type { Part } from '../../odds/strength.ts';
import { numberIcon } from '../../tips/icons.ts';
import { Tipped } from '../../tips/tipped.ts';

interface BreakdownProps {
  readonly name: 'attack' | 'defence';
  readonly total: number;
  readonly parts: readonly Part[];
  readonly seat: Seat;
}

/** A number of this fight and where it comes from (KM-097). */
export function Breakdown({ name, total, parts, seat }: BreakdownProps) {
  const { t, tell } = useWords();
  return (
    <section className="sum">
      <Tipped of={{ number: name, seat }} side="right">
        <button type="button" className="sum-head" aria-label={t(`tray.${name}`, { n: signed(total) })}>
          <Icon name={numberIcon(name)} />
          <span>{t(`tip.label.${name}`)}</span>
          <b>{signed(total)}</b>
        </button>
      </Tipped>
      <ul className="sum-parts">
        {parts.map(({ n, from, special }, index) => (
          <li key={index} className={special ? 'special' : undefined}>
            <b>{signed(n)}</b>
            <span>{tell(from)}</span>
          </li>
        ))}
      </ul>
    </section>
  );
}
