import { type Seat, say } from '@tavern/engine';
import { Icon, useWords } from '@tavern/kit';
import { useId, useMemo } from 'react';
import { MOST_EXCHANGE_MOVES } from '../../../rules/house-rules.ts';
import { name } from '../../../text/tell/words.ts';
import type { MountainProps } from '../../show/props.ts';
import { playerThen } from '../../show/sight.ts';
import { ExchangeFrame } from './exchange-frame.tsx';
import { exchangeItemsSeen, type LootSeen, lootSeen } from './exchange-seen.ts';
import type { ExchangeItem } from './items.ts';
import type { Zone } from './landings.ts';
import { Meter, Person } from './person.tsx';
import { SideItems } from './side-items.tsx';
import { SideTips } from './side-tips.tsx';
import { type Exchange, useExchange } from './use-exchange.ts';
import { ZonePlace } from './zone-place.tsx';

/** After a won duel (KM-046): the winner's items beside those of the loser. */
export function LootTray(props: MountainProps) {
  const loot = lootSeen(props);
  return loot === null ? null : <Loot {...props} loot={loot} />;
}

/** From here on the number of moves left is shown. */
const FEW = 6;

function Loot(props: MountainProps & { readonly loot: LootSeen }) {
  const { loot, view, viewer, show } = props;
  const { t, tell } = useWords();
  const { winner, loser } = loot;
  const items = useMemo(() => exchangeItemsSeen({ view, show }, [winner, loser]), [winner, loser, view, show]);
  const exchange = useExchange(props, items);
  const inside = exchange.asked !== null;
  const left = MOST_EXCHANGE_MOVES - (view.loot?.moves ?? 0);
  const words = { who: name(winner), loser: name(loser) };
  return (
    <ExchangeFrame
      name="loot"
      props={props}
      exchange={exchange}
      title={tell(
        say(viewer === winner ? 'exchange.loot.title' : viewer === loser ? 'exchange.loot.loser' : 'exchange.loot.watch', words),
      )}
      sub={t(viewer === winner ? 'exchange.loot.sub' : 'exchange.loot.sub.watch')}
    >
      <LootSide {...props} seat={winner} items={items} exchange={exchange} side="left" zone={inside ? 'own' : null} />
      <div className="middle">
        <Icon name="swap-bag" className="middle-sign" />
        {inside && (
          <ZonePlace zone="away" exchange={exchange} className="exchange-away">
            <Icon name="trash-can" />
            <span>{t('exchange.away')}</span>
          </ZonePlace>
        )}
        {inside && <p className="middle-word">{left <= FEW ? t('exchange.loot.moves', { n: left }) : t('exchange.loot.rule')}</p>}
      </div>
      <LootSide {...props} seat={loser} items={items} exchange={exchange} side="right" zone={inside ? 'other' : null} />
    </ExchangeFrame>
  );
}

interface LootSideProps extends MountainProps {
  readonly seat: Seat;
  readonly items: readonly ExchangeItem[];
  readonly exchange: Exchange;
  readonly side: 'left' | 'right';
  readonly zone: Zone | null;
}

function LootSide({ seat, items, exchange, side, zone, ...props }: LootSideProps) {
  const { view, viewer, names, show } = props;
  const { t } = useWords();
  const id = useId();
  const player = playerThen(view, show, seat);
  if (player === undefined) return null;
  const doing = seat === viewer ? 'exchange.yours' : side === 'left' ? 'exchange.loot.winner' : 'exchange.loot.fallen';
  return (
    <SideTips on={side}>
      <section className={`exchange-side side-${side}`} aria-labelledby={id}>
        <Person id={id} seat={seat} player={player} name={names[seat] ?? ''} doing={t(doing)} />
        <SideItems player={player} items={items.filter((item) => item.seat === seat)} zone={zone} exchange={exchange} />
        {player.slots !== null && (
          <div className="afterwards">
            <Meter label={t('ledge.backpack')} used={player.slots} capacity={player.capacity} />
          </div>
        )}
      </section>
    </SideTips>
  );
}
