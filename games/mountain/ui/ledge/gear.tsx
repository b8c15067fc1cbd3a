import { type Seat, say } from '@tavern/engine';
import { Icon, type TableSpeech, useWords } from '@tavern/kit';
import type { Carrying } from '@tavern/kit/carry/index.ts';
import { classes } from '@tavern/kit/classes.ts';
import { useMore } from '@tavern/kit/use-more.ts';
import { type CSSProperties, type ReactNode, useRef } from 'react';
import type { PlayerView } from '../../rules/view.ts';
import { item as itemWords, luckName } from '../../text/tell/words.ts';
import { Item } from '../item/item.tsx';
import { itemFace, luckFace } from '../tips/face.ts';
import { SLOT_ICONS } from '../tips/icons.ts';
import { Tipped } from '../tips/tipped.ts';
import type { CarriedItems, GearPlace, KeptCard, PackItem } from './carried-items.ts';
import { type LedgeControl, type Offer, reasonsOf } from './controls.ts';
import { type Dragged, type Landing, landingOf, type Target } from './drops.ts';
import { isUsable, nameOf } from './keys.ts';
import type { LedgeQuestion } from './question.ts';

export interface GearProps {
  readonly seat: Seat;
  readonly player: PlayerView;
  readonly has: CarriedItems;
  readonly question: LedgeQuestion | null;
  readonly offer: (control: LedgeControl) => Offer;
  readonly keys: ReadonlyMap<string, string>;
  readonly carrying: Carrying<Dragged, Target>;
  readonly onOpen: (control: LedgeControl, anchor: HTMLElement) => void;
}

/** Places side by side: how many, how many of them have an item, and how many of those are wide. */
const counted = (n: number, items = n, wide = 0): CSSProperties => ({
  ['--n' as string]: n,
  ['--things' as string]: items,
  ['--wide' as string]: wide,
});

/** Equipped items, the backpack, and kept cards. */
export function Gear(props: GearProps) {
  const { has, seat, player } = props;
  const { t } = useWords();
  const over = Math.max(0, has.used - has.capacity);
  const slots = over > 0 ? 'ledge.over' : 'ledge.slots';
  const row = useRef<HTMLDivElement>(null);
  useMore(row);
  const worn = has.gear.filter(({ item }) => item !== null).length;
  const wide = has.pack.filter(({ size }) => size > 1).length;
  return (
    <div className="gear" ref={row}>
      <section className="gear-group gear-worn" style={counted(has.gear.length, worn)} aria-label={t('ledge.equipped')}>
        <h3 aria-hidden="true">{t('ledge.equipped')}</h3>
        <div className="gear-row">
          {has.gear.map((place) => (
            <Worn key={place.slot} {...props} place={place} />
          ))}
        </div>
      </section>
      <section
        className={classes('gear-group', 'gear-pack', over > 0 && 'overfull')}
        style={counted(has.pack.length + has.free, has.pack.length, wide)}
        aria-label={t('ledge.backpack')}
      >
        <h3>
          <span aria-hidden="true">{t('ledge.backpack')}</span>
          <Tipped of={{ number: 'slots', seat }}>
            <button type="button" className="gear-slots">
              {t(slots, { used: has.used, capacity: has.capacity, n: over })}
            </button>
          </Tipped>
        </h3>
        <DropPlace target="pack" {...props} className="gear-row leather">
          {has.pack.map((packItem) => (
            <Carried key={packItem.id} {...props} packItem={packItem} />
          ))}
          {Array.from({ length: has.free }, (_, index) => (
            <span key={index} className="slot slot-1 slot-free" />
          ))}
        </DropPlace>
      </section>
      {(has.kept.length > 0 || player.keptCount > 0) && (
        <section className="gear-group gear-kept" style={counted(has.kept.length)} aria-label={t('ledge.keptCards')}>
          <h3 aria-hidden="true">{t('ledge.keptCards')}</h3>
          <div className="gear-row">
            {has.kept.map((card) => (
              <KeptCard key={card.id} {...props} kept={card} />
            ))}
          </div>
        </section>
      )}
    </div>
  );
}

interface PlaceProps extends GearProps {
  readonly target: Target;
  readonly className: string;
  readonly children: ReactNode;
}

/** A place to drop items: while one is carried it shows whether it may go here, and why not. */
function DropPlace({ target, className, children, carrying, player, question }: PlaceProps) {
  const { tell } = useWords();
  const { held, over } = carrying;
  const landing: Landing = held === null ? null : landingOf(held, target, player, question);
  const may = landing === null ? null : 'option' in landing;
  const said = over !== target || landing === null ? null : 'why' in landing ? landing.why : say('ledge.drop.here');
  return (
    <div
      className={classes(className, may === true && 'may', may === false && 'may-not', may !== null && over === target && 'over')}
      data-drop={target}
    >
      {children}
      {said !== null && <span className="place-said">{tell(said)}</span>}
    </div>
  );
}

/** Why an item is dark, for screen readers. */
const describe = (tell: TableSpeech['tell'], offer: Offer): string | undefined =>
  offer.lit.length > 0 ? undefined : reasonsOf(offer).map(tell).join(' · ');

function Worn(props: GearProps & { readonly place: GearPlace }) {
  const { place, carrying, onOpen, offer } = props;
  const { slot, item } = place;
  const { t, tell } = useWords();
  const where = t(`ledge.slot.${slot}`);
  const control: LedgeControl = { in: 'gear', slot };
  return (
    <DropPlace target={slot} {...props} className={classes('slot slot-worn', item === null && 'slot-free')}>
      {item === null ? (
        <span className="slot-empty">
          <Icon name={SLOT_ICONS[slot]} label={t('ledge.empty', { where })} />
        </span>
      ) : (
        <Item
          of={{ item }}
          face={itemFace(item)}
          data-item={nameOf(control)}
          label={t('ledge.item.gear', { where, item: itemWords(item) })}
          aria-description={describe(tell, offer(control))}
          leads={offer(control).lit}
          onPointerDown={(event) => carrying.begin(event, { item, from: slot })}
          onClick={(event) => carrying.wasDragged(event) && event.preventDefault()}
          onOpen={(anchor) => onOpen(control, anchor)}
        />
      )}
      <span className="slot-cap" aria-hidden="true">
        {t(slot === 'armour' ? 'ledge.slot.armour' : 'ledge.hand')}
      </span>
    </DropPlace>
  );
}

function Carried(props: GearProps & { readonly packItem: PackItem }) {
  const { packItem, carrying, onOpen, offer, keys, has, player } = props;
  const { item, size, fresh, over } = packItem;
  const { t, tell } = useWords();
  const control: LedgeControl = { in: 'pack', item };
  const first = has.pack.find((each) => each.item === item) === packItem;
  return (
    <span className={classes('slot', `slot-${size}`, over && 'slot-over')}>
      <Item
        of={{ item }}
        face={itemFace(item)}
        data-item={nameOf(control)}
        label={t(fresh ? 'ledge.item.fresh' : 'ledge.item.pack', { item: itemWords(item), n: size })}
        usable={isUsable(offer(control), player)}
        hotkey={first ? keys.get(nameOf(control)) : undefined}
        mark={fresh ? t('ledge.new') : undefined}
        aria-description={describe(tell, offer(control))}
        leads={offer(control).lit}
        onPointerDown={(event) => carrying.begin(event, { item, from: 'pack' })}
        onClick={(event) => carrying.wasDragged(event) && event.preventDefault()}
        onOpen={(anchor) => onOpen(control, anchor)}
      />
      <span className="slot-cap" aria-hidden="true">
        {size === 1 ? '1' : t('ledge.size', { n: size })}
      </span>
    </span>
  );
}

function KeptCard(props: GearProps & { readonly kept: KeptCard }) {
  const { kept, onOpen, offer, keys, has, player } = props;
  const { card, at } = kept;
  const { t, tell } = useWords();
  const control: LedgeControl = { in: 'kept', card };
  const placed = at !== null;
  const first = has.kept.find((each) => each.card === card && each.at === null) === kept;
  const offered = placed ? null : offer(control);
  return (
    <span className="slot slot-kept">
      <Item
        of={placed ? { status: 'ambush' } : { luck: card }}
        face={luckFace(card)}
        data-item={placed ? undefined : nameOf(control)}
        label={
          placed ? t('ledge.item.placed', { card: luckName(card), tile: at }) : t('ledge.item.kept', { card: luckName(card) })
        }
        usable={offered !== null && isUsable(offered, player)}
        hotkey={first ? keys.get(nameOf(control)) : undefined}
        mark={placed ? t('ledge.placed', { tile: at }) : undefined}
        aria-description={offered === null ? undefined : describe(tell, offered)}
        leads={offered?.lit}
        className={placed ? 'placed' : undefined}
        onOpen={placed ? undefined : (anchor) => onOpen(control, anchor)}
      />
    </span>
  );
}
