import { type Seat, say } from '@tavern/engine';
import { CardBack, useWords } from '@tavern/kit';
import { useId, useMemo } from 'react';
import { itemName, name } from '../../../text/tell/words.ts';
import type { MountainProps } from '../../show/props.ts';
import { playerThen } from '../../show/sight.ts';
import { DECKS } from '../../tips/index.ts';
import { afterTrade } from './after-trade.ts';
import { Asks } from './asks.tsx';
import { ExchangeFrame } from './exchange-frame.tsx';
import { exchangeItemsSeen, offersOf, type TradeSeen, tradeSeen } from './exchange-seen.ts';
import { ItemButton } from './item-button.tsx';
import type { ExchangeItem } from './items.ts';
import { Meter, Numbers, Person } from './person.tsx';
import { Seals } from './seals.tsx';
import { SideItems } from './side-items.tsx';
import { SideTips } from './side-tips.tsx';
import { placeWords } from './trade-place.ts';
import { type Exchange, useExchange } from './use-exchange.ts';
import { ZonePlace } from './zone-place.tsx';

/** A trade (KM-047): what each of the two gives and keeps, who has agreed, and whether it would fit. */
export function TradeTray(props: MountainProps) {
  const trade = tradeSeen(props);
  return trade === null ? null : <Trade {...props} trade={trade} />;
}

function Trade(props: MountainProps & { readonly trade: TradeSeen }) {
  const { trade, viewer, names, show, view } = props;
  const { t, tell } = useWords();
  const sides: readonly [Seat, Seat] = viewer === trade.b ? [trade.b, trade.a] : [trade.a, trade.b];
  const [left, right] = sides;
  const items = useMemo(() => exchangeItemsSeen({ view, show }, [left, right], trade), [left, right, view, show, trade]);
  const exchange = useExchange(props, items);
  const inside = viewer === left;
  return (
    <ExchangeFrame
      name="trade"
      props={props}
      exchange={exchange}
      title={inside ? t('exchange.trade.title') : tell(say('exchange.trade.watch', { a: name(left), b: name(right) }))}
      sub={tell(placeWords(show.view, left, right))}
    >
      <TradeSide {...props} seat={left} other={right} items={items} exchange={exchange} side="left" />
      <Seals trade={trade} sides={sides} viewer={viewer} names={names} />
      <TradeSide {...props} seat={right} other={left} items={items} exchange={exchange} side="right" />
    </ExchangeFrame>
  );
}

interface TradeSideProps extends MountainProps {
  readonly trade: TradeSeen;
  readonly seat: Seat;
  readonly other: Seat;
  readonly items: readonly ExchangeItem[];
  readonly exchange: Exchange;
  readonly side: 'left' | 'right';
}

function TradeSide({ trade, seat, other, items, exchange, side, ...props }: TradeSideProps) {
  const { view, viewer, names, show } = props;
  const { t, tell } = useWords();
  const id = useId();
  const player = playerThen(view, show, seat);
  if (player === undefined) return null;
  const mine = seat === viewer;
  const own = items.filter((item) => item.seat === seat);
  const laid = own.filter(({ offered }) => offered);
  const count = trade.counts[seat === trade.a ? 0 : 1] ?? 0;
  const gets = offersOf(trade, other).map(({ item }) => item);
  const now = view.players[seat];
  const then = trade.open === null || now === undefined ? null : afterTrade(now, offersOf(trade, seat), gets);
  return (
    <SideTips on={side}>
      <section className={`exchange-side side-${side}`} aria-labelledby={id}>
        <Person
          id={id}
          seat={seat}
          player={player}
          name={names[seat] ?? ''}
          doing={t(mine ? 'exchange.youGive' : 'exchange.gives')}
        />
        <ZonePlace zone={mine ? 'cloth' : null} exchange={exchange} className="cloth m-felt">
          {laid.map((item) => (
            <ItemButton key={item.id} item={item} exchange={exchange} />
          ))}
          {trade.open === null &&
            Array.from({ length: count }, (_, index) => (
              <CardBack key={index} size="s" deck={DECKS.treasure} label={t('exchange.hidden')} />
            ))}
          {count === 0 && <p>{t(mine ? 'exchange.cloth.yours' : 'exchange.cloth.empty')}</p>}
        </ZonePlace>
        <div className="keeps-row">
          <h4 className="keeps">
            {mine
              ? t('exchange.youKeep')
              : tell(say(trade.open === null ? 'exchange.has' : 'exchange.keeps', { who: name(seat) }))}
          </h4>
          <Asks trade={trade} seat={seat} other={other} viewer={viewer} exchange={exchange} />
        </div>
        <SideItems player={player} items={own} zone={mine ? 'own' : null} exchange={exchange} />
        {then !== null && (
          <div className="afterwards">
            <Meter label={t('exchange.after')} used={then.used} capacity={then.capacity} />
            <Numbers now={player} then={then} />
            {then.worn.length > 0 && (
              <p className="then-worn">
                {tell(say(mine ? 'exchange.wears.you' : 'exchange.wears', { items: then.worn.map(itemName) }))}
              </p>
            )}
          </div>
        )}
      </section>
    </SideTips>
  );
}
