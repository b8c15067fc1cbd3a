import type { Seat } from '@tavern/engine';
import { Icon, Shield, useWords } from '@tavern/kit';
import { Typed } from '@tavern/kit/typed.tsx';
import type { ReactNode } from 'react';
import type { PlayerView } from '../../../rules/view.ts';
import { crestOf, numberIcon } from '../../tips/icons.ts';

interface PersonProps {
  readonly id: string;
  readonly seat: Seat;
  readonly player: PlayerView;
  readonly name: string;
  /** What they do here. */
  readonly doing: string;
  readonly children?: ReactNode;
}

export function Person({ id, seat, player, name, doing, children }: PersonProps) {
  return (
    <header className="person">
      <Shield seat={seat} crest={crestOf(player.class)} size={44} faded={player.down} />
      <div>
        <h3 id={id}>
          <Typed text={name} />
        </h3>
        <p>{doing}</p>
      </div>
      {children}
    </header>
  );
}

interface MeterProps {
  readonly label: string;
  readonly used: number;
  readonly capacity: number;
}

/** How full a backpack is or would be. */
export function Meter({ label, used, capacity }: MeterProps) {
  const { t } = useWords();
  const over = Math.max(0, used - capacity);
  return (
    <p className={over > 0 ? 'meter meter-over' : 'meter'}>
      <span>{label}</span>
      <span className="meter-slots" aria-hidden="true">
        {Array.from({ length: Math.max(used, capacity) }, (_, index) => (
          <i key={index} className={index >= capacity ? 'over' : index < used ? 'on' : undefined} />
        ))}
      </span>
      <b>{t(over > 0 ? 'exchange.meter.over' : 'exchange.meter', { used, capacity, n: over })}</b>
    </p>
  );
}

interface NumbersProps {
  readonly now: { readonly attack: number; readonly defence: number };
  readonly then: { readonly attack: number; readonly defence: number };
}

/** Attack and Defence as they would be. */
export function Numbers({ now, then }: NumbersProps) {
  const { t } = useWords();
  return (
    <p className="then">
      {(['attack', 'defence'] as const).map((each) => (
        <span key={each} className={then[each] < now[each] ? 'less' : then[each] > now[each] ? 'more' : undefined}>
          <Icon name={numberIcon(each)} label={t(`ledge.${each}`)} />
          <b>{then[each] === now[each] ? now[each] : t('exchange.change', { from: now[each], to: then[each] })}</b>
        </span>
      ))}
    </p>
  );
}
