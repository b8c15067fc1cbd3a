import { Icon, useWords } from '@tavern/kit';
import type { CSSProperties } from 'react';
import { SLOTS } from '../../../rules/pack.ts';
import type { PlayerView } from '../../../rules/view.ts';
import { SLOT_ICONS } from '../../tips/icons.ts';
import { ItemButton } from './item-button.tsx';
import type { ExchangeItem } from './items.ts';
import type { Zone } from './landings.ts';
import type { Exchange } from './use-exchange.ts';
import { ZonePlace } from './zone-place.tsx';

interface SideItemsProps {
  readonly player: PlayerView;
  /** All items of the player, including offered ones, which are not here. */
  readonly items: readonly ExchangeItem[];
  /** The zone that items for this player are carried to. */
  readonly zone: Zone | null;
  readonly exchange: Exchange;
}

/** How many slots there are, and how many are filled, which may be more. */
const counted = (n: number, filled = n): CSSProperties => ({ ['--n' as string]: n, ['--m' as string]: Math.max(n, filled) });

/** Equipment above the backpack with its slots: a big item is as wide as two slots. */
export function SideItems({ player, items, zone, exchange }: SideItemsProps) {
  const { t } = useWords();
  return (
    <ZonePlace zone={zone} exchange={exchange} className="side-items">
      <div className="worn" role="group" aria-label={t('ledge.equipped')}>
        {SLOTS.map((slot) => {
          const item = items.find((each) => each.place === slot && !each.offered);
          if (item !== undefined) return <ItemButton key={slot} item={item} exchange={exchange} />;
          return (
            <ZonePlace
              key={slot}
              zone={zone === 'own' ? slot : null}
              exchange={exchange}
              className="slot exchange-item exchange-item-free"
            >
              <Icon name={SLOT_ICONS[slot]} label={t('ledge.empty', { where: t(`ledge.slot.${slot}`) })} />
            </ZonePlace>
          );
        })}
      </div>
      {player.pack === null ? (
        <ClosedPack player={player} items={items} />
      ) : (
        <OpenPack player={player} items={items} exchange={exchange} />
      )}
    </ZonePlace>
  );
}

const weightOf = (items: readonly ExchangeItem[]): number => items.reduce((sum, { size }) => sum + size, 0);

function OpenPack({ player, items, exchange }: Omit<SideItemsProps, 'zone'>) {
  const { t } = useWords();
  const inside = items.filter(({ place, offered }) => place === 'pack' && !offered);
  const free = Math.max(0, player.capacity - weightOf(inside));
  return (
    <div
      className="pack leather"
      style={counted(player.capacity, weightOf(inside))}
      role="group"
      aria-label={t('ledge.backpack')}
    >
      {inside.map((item) => (
        <ItemButton key={item.id} item={item} exchange={exchange} />
      ))}
      {Array.from({ length: free }, (_, index) => (
        <span key={index} className="slot exchange-item exchange-item-free" />
      ))}
    </div>
  );
}

/** Everybody sees how full it is and how many items are in it, but not which. Of a past moment only the number is known. */
function ClosedPack({ player, items }: Pick<SideItemsProps, 'player' | 'items'>) {
  const { t } = useWords();
  const laid = items.filter(({ place, offered }) => place === 'pack' && offered);
  const used = (player.slots ?? 0) - weightOf(laid);
  // Neither full nor empty: only the space is kept.
  const unknown: CSSProperties | undefined = player.slots === null ? { visibility: 'hidden' } : undefined;
  const n = player.carried - laid.length;
  return (
    <div className="pack leather closed" style={counted(player.capacity)}>
      {Array.from({ length: player.capacity }, (_, index) => (
        <span
          key={index}
          className={index < used ? 'slot exchange-item exchange-item-hidden' : 'slot exchange-item exchange-item-free'}
          style={unknown}
        />
      ))}
      <p>{t(n === 0 ? 'exchange.pack.empty' : 'exchange.pack.closed', { n })}</p>
    </div>
  );
}
