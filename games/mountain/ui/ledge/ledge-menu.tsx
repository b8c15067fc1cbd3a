import type { Say } from '@tavern/engine';
import { useWords } from '@tavern/kit';
import { type Act, ActMenu, sending, toldAct } from '@tavern/kit/acts/index.ts';
import { treasures } from '../../rules/catalog.ts';
import type { PlayerView, View } from '../../rules/view.ts';
import { faceUnder, itemFace, luckFace } from '../tips/face.ts';
import { choiceOf } from './choices.ts';
import type { LedgeControl, Offer } from './controls.ts';
import type { LedgeOption } from './question.ts';

interface LedgeMenuProps {
  readonly control: LedgeControl;
  readonly anchor: HTMLElement;
  readonly offer: Offer;
  readonly player: PlayerView;
  readonly view: View;
  readonly onClose: () => void;
}

/** What an item is, for players who cannot hover; of an action it is enough to ask whom. */
function heading(control: LedgeControl, player: PlayerView, { rules }: View): { readonly name: Say; readonly text: Say | null } {
  switch (control.in) {
    case 'bar':
      return { name: { key: `ledge.menu.${control.action}` }, text: null };
    case 'kept':
      return faceUnder(luckFace(control.card), rules);
    case 'pack':
      return faceUnder(itemFace(control.item), rules);
    case 'gear': {
      const item = player[control.slot];
      if (item === null) throw new Error(`there is nothing in the slot '${control.slot}'`);
      return itemFace(item);
    }
  }
}

/** The small menu of a control: every option, and every blocked one with its reason. */
export function LedgeMenu({ control, anchor, offer, player, view, onClose }: LedgeMenuProps) {
  const { t, tell } = useWords();
  const { name, text } = heading(control, player, view);
  const act = (option: LedgeOption, why: Say | null): Act =>
    toldAct({ ...choiceOf(option, player, view), ...sending(option), why }, tell);
  return (
    <ActMenu
      className="ledge-menu"
      anchor={anchor}
      title={tell(name)}
      text={
        <>
          {text !== null && <p>{tell(text)}</p>}
          {control.in === 'pack' && <p>{t('ledge.size', { n: treasures.get(control.item).size })}</p>}
          {offer.why !== null && <p className="act-menu-why">{tell(offer.why)}</p>}
        </>
      }
      acts={[...offer.lit.map((option) => act(option, null)), ...offer.dark.map(({ option, why }) => act(option, why))]}
      onClose={onClose}
    />
  );
}
