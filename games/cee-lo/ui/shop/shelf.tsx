import './shelf.css';
import { useWords } from '@tavern/kit';
import { Fragment, type ReactNode } from 'react';
import type { PowerupId, State } from '../../rules/state.ts';
import { PowerupCard } from './powerup.tsx';
import type { Compartment } from './shelves.ts';

interface ShelfProps {
  readonly compartments: readonly Compartment[];
  readonly state: State;
  readonly chosen: PowerupId;
  readonly fresh: PowerupId | null;
  readonly shut: boolean;
  readonly onChoose: (id: PowerupId) => void;
  /** What is beside the powerups. */
  readonly children?: ReactNode;
}

/** With the columns that they begin at, from 1. */
function placed(compartments: readonly Compartment[]): (Compartment & { readonly from: number })[] {
  let from = 1;
  return compartments.map((each) => {
    const here = { ...each, from };
    from += each.powerups.length;
    return here;
  });
}

/** A board with powerups on it, and their purpose carved into its edge. */
export function Shelf({ compartments, state, chosen, fresh, shut, onChoose, children }: ShelfProps) {
  const { t } = useWords();
  return (
    <div className="shop-shelf">
      <i className="plank" />
      {placed(compartments).map(({ category, powerups, from }) => (
        <Fragment key={category}>
          <h3 className="plank-name" style={{ gridColumn: `${from} / span ${powerups.length}` }}>
            <span>{t(`shop.category.${category}`)}</span>
          </h3>
          {powerups.map((card, at) => (
            <PowerupCard
              key={card.id}
              card={card}
              column={from + at}
              state={state}
              chosen={card.id === chosen}
              fresh={card.id === fresh}
              shut={shut}
              onChoose={() => onChoose(card.id)}
            />
          ))}
        </Fragment>
      ))}
      {children}
    </div>
  );
}
