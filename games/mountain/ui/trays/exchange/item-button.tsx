import { say } from '@tavern/engine';
import { useHotkey, useWords } from '@tavern/kit';
import { classes } from '@tavern/kit/classes.ts';
import { chain, item as itemWords } from '../../../text/tell/words.ts';
import { Thing } from '../../item/item.tsx';
import { itemFace } from '../../tips/face.ts';
import { pressOf } from './exchange-controls.ts';
import type { Lot } from './items.ts';
import type { Exchange } from './use-exchange.ts';

interface LotButtonProps {
  readonly lot: Lot;
  readonly exchange: Exchange;
}

const thingWords = ({ place, fresh, size, item }: Lot) => {
  const what = itemWords(item);
  if (place !== 'pack') return say('ledge.thing.gear', { where: say(`ledge.slot.${place}`), item: what });
  return say(fresh ? 'ledge.thing.fresh' : 'ledge.thing.pack', { item: what, n: size });
};

/** An item to move: by a press, its key, or by dragging. If several things can be done with it, or nothing, the buttons below say what. */
export function LotButton({ lot, exchange }: LotButtonProps) {
  const { t, tell } = useWords();
  const { asked, busy, chosen, keys, handing } = exchange;
  const controls = exchange.at(lot);
  const lit = controls.filter(({ why }) => why === null);
  const direct = pressOf(controls);
  const isChosen = chosen?.id === lot.id;
  const key = keys.get(lot.id);
  // An item's own key opens a menu elsewhere. Here it does what a press does: of two hotkeys for one key, the one mounted last wins.
  useHotkey(key, () => exchange.press(lot), !busy);
  const reasons = chain(
    'join.parts',
    controls.map(({ why }) => why).filter((why) => why !== null),
  );
  const meaning = direct !== null ? tell(direct.label) : lit.length > 0 ? t('exchange.lot.choose') : tell(reasons);
  return (
    <span
      className={classes(
        'slot',
        'lot',
        `lot-${lot.size}`,
        lot.over && 'lot-over',
        isChosen && 'lot-chosen',
        asked !== null && controls.length > 0 && lit.length === 0 && 'lot-dark',
      )}
      data-lot={lot.id}
    >
      <Thing
        of={{ item: lot.item }}
        face={itemFace(lot.item)}
        label={tell(thingWords(lot))}
        hotkey={key}
        leads={lit.map(({ option }) => option)}
        data-option={direct?.id}
        data-leads={lit.map(({ id }) => id).join(' ')}
        mark={lot.fresh ? t('ledge.new') : undefined}
        aria-description={controls.length === 0 ? undefined : meaning}
        aria-pressed={direct === null && controls.length > 0 ? isChosen : undefined}
        onPointerDown={(event) => handing.begin(event, lit.length > 0 && !busy ? lot : null)}
        onClick={(event) => {
          // The second click of a double click was not meant for an item that came under the pointer in between.
          if (!handing.wasDragged(event) && event.detail <= 1) exchange.press(lot);
        }}
      />
    </span>
  );
}
