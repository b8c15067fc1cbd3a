import { say } from '@tavern/engine';
import { useHotkey, useWords } from '@tavern/kit';
import { classes } from '@tavern/kit/classes.ts';
import { chain, item as itemWords } from '../../../text/tell/words.ts';
import { Item } from '../../item/item.tsx';
import { itemFace } from '../../tips/face.ts';
import { isCarried, pressOf } from './exchange-controls.ts';
import type { ExchangeItem } from './items.ts';
import type { Exchange } from './use-exchange.ts';

interface ItemButtonProps {
  readonly item: ExchangeItem;
  readonly exchange: Exchange;
}

const exchangeItemWords = ({ place, fresh, size, item }: ExchangeItem) => {
  const what = itemWords(item);
  if (place !== 'pack') return say('ledge.item.gear', { where: say(`ledge.slot.${place}`), item: what });
  return say(fresh ? 'ledge.item.fresh' : 'ledge.item.pack', { item: what, n: size });
};

/** An item to move: by a press, its key, or by dragging. If several things can be done with it, or nothing, the buttons below say what. */
export function ItemButton({ item, exchange }: ItemButtonProps) {
  const { t, tell } = useWords();
  const { asked, busy, chosen, keys, handing } = exchange;
  const controls = exchange.at(item);
  const lit = controls.filter(({ why }) => why === null);
  const direct = pressOf(controls);
  const isChosen = chosen?.id === item.id;
  const key = keys.get(item.id);
  // An item's own key opens a menu elsewhere. Here it does what a press does: of two hotkeys for one key, the one mounted last wins.
  useHotkey(key, () => exchange.press(item), !busy);
  const reasons = chain(
    'join.parts',
    controls.map(({ why }) => why).filter((why) => why !== null),
  );
  const meaning = direct !== null ? tell(direct.label) : lit.length > 0 ? t('exchange.item.choose') : tell(reasons);
  return (
    <span
      className={classes(
        'slot',
        'exchange-item',
        `exchange-item-${item.size}`,
        item.over && 'exchange-item-over',
        item.wished && 'exchange-item-wished',
        isChosen && 'exchange-item-chosen',
        asked !== null && controls.length > 0 && lit.length === 0 && 'exchange-item-dark',
      )}
      data-exchange-item={item.id}
    >
      <Item
        of={{ item: item.item }}
        face={itemFace(item.item)}
        label={tell(exchangeItemWords(item))}
        hotkey={key}
        leads={lit.map(({ option }) => option)}
        data-option={direct?.id}
        data-leads={lit.map(({ id }) => id).join(' ')}
        mark={item.wished ? t('exchange.wished') : item.fresh ? t('ledge.new') : undefined}
        aria-description={controls.length === 0 ? undefined : meaning}
        aria-pressed={direct === null && controls.length > 0 ? isChosen : undefined}
        onPointerDown={(event) => handing.begin(event, lit.some(isCarried) && !busy ? item : null)}
        onClick={(event) => {
          // The second click of a double click was not meant for an item that came under the pointer in between.
          if (!handing.wasDragged(event) && event.detail <= 1) exchange.press(item);
        }}
      />
    </span>
  );
}
