import { type Seat, say } from '@tavern/engine';
import { Icon, useWords } from '@tavern/kit';
import { type ReactNode, useId, useMemo } from 'react';
import type { PlayerView } from '../../../rules/view.ts';
import type { MountainProps } from '../../show/props.ts';
import { FaceCard, itemFace, luckFace } from '../../tips/index.ts';
import { ExchangeFrame } from './exchange-frame.tsx';
import { exchangeItemsSeen } from './exchange-seen.ts';
import { Meter, Person } from './person.tsx';
import { SideItems } from './side-items.tsx';
import { SideTips } from './side-tips.tsx';
import { useExchange } from './use-exchange.ts';
import { ZonePlace } from './zone-place.tsx';

/** More items than fit (KM-048, KM-074): one must go, or be equipped. */
export function OverflowTray(props: MountainProps) {
  const { question, view, viewer } = props;
  const { t } = useWords();
  const player = viewer === null ? undefined : view.players[viewer];
  if (question?.kind !== 'overflow' || viewer === null || player === undefined) return null;
  const n = Math.max(0, player.slots - player.capacity);
  return (
    <PartTray
      {...props}
      name="overflow"
      seat={viewer}
      player={player}
      title={t('exchange.overflow.title')}
      sub={t('exchange.overflow.sub', { n })}
      meanwhile={t('exchange.overflow.hint')}
      takes={<Icon name="trash-can" />}
      caption={t('exchange.away')}
    />
  );
}

const THIEF = 'jinn-thief';

/** The Jinn Thief takes one item, which its owner chooses (KM-049). */
export function ThiefTray(props: MountainProps) {
  const { question, view, viewer } = props;
  const { t } = useWords();
  const player = viewer === null ? undefined : view.players[viewer];
  if (question?.kind !== 'thief' || viewer === null || player === undefined) return null;
  return (
    <PartTray
      {...props}
      name="thief"
      seat={viewer}
      player={player}
      title={t('exchange.thief.title')}
      sub={t('exchange.thief.sub')}
      meanwhile={t('exchange.thief.hint')}
      takes={<FaceCard face={luckFace(THIEF)} size="m" enlarge />}
      caption={t('exchange.thief.wants')}
    />
  );
}

/** A Shop takes one item and gives another of its tier, or nothing happens (KM-176, H-55). */
export function ShopTray(props: MountainProps) {
  const { question, view, viewer } = props;
  const { t } = useWords();
  const player = viewer === null ? undefined : view.players[viewer];
  if (question?.kind !== 'shop' || viewer === null || player === undefined) return null;
  return (
    <PartTray
      {...props}
      name="shop"
      seat={viewer}
      player={player}
      title={t('exchange.shop.title')}
      sub={t('exchange.shop.sub')}
      meanwhile={t('exchange.shop.hint')}
      takes={<Icon name="shop" />}
      caption={t('exchange.shop.buys')}
    />
  );
}

interface PartTrayProps extends MountainProps {
  readonly name: 'overflow' | 'thief' | 'shop';
  readonly seat: Seat;
  readonly player: PlayerView;
  readonly title: string;
  readonly sub: string;
  readonly meanwhile: string;
  /** Who or what takes it. */
  readonly takes: ReactNode;
  readonly caption: string;
}

/**
 * The viewer's items on one side, and on the other where one of them goes for good. It is chosen first, and then given away by its own
 * button.
 */
function PartTray({ name, seat, player, title, sub, meanwhile, takes, caption, ...props }: PartTrayProps) {
  const { names, view, show } = props;
  const { t, tell } = useWords();
  const id = useId();
  const items = useMemo(() => exchangeItemsSeen({ view, show }, [seat]), [view, show, seat]);
  const exchange = useExchange(props, items);
  const { chosen } = exchange;
  return (
    <ExchangeFrame name={name} props={props} exchange={exchange} title={title} sub={sub} meanwhile={meanwhile}>
      <SideTips on="left">
        <section className="exchange-side side-left" aria-labelledby={id}>
          <Person id={id} seat={seat} player={player} name={names[seat] ?? ''} doing={t('exchange.yours')} />
          <SideItems player={player} items={items} zone="own" exchange={exchange} />
          <div className="afterwards">
            <Meter label={t('ledge.backpack')} used={player.slots} capacity={player.capacity} />
          </div>
        </section>
      </SideTips>
      <ZonePlace zone="away" exchange={exchange} className="parting">
        <figure>
          {takes}
          <figcaption>{caption}</figcaption>
        </figure>
        <div className="parting-item" aria-live="polite">
          {chosen === null ? (
            <p>{t('exchange.parting.none')}</p>
          ) : (
            <FaceCard
              face={itemFace(chosen.item)}
              size="m"
              aria-label={tell(say('exchange.parting', { item: itemFace(chosen.item).name }))}
            />
          )}
        </div>
      </ZonePlace>
    </ExchangeFrame>
  );
}
