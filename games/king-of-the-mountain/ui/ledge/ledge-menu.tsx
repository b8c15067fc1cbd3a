import { findOption, type Say } from '@tavern/engine';
import type { TableSpeech } from '@tavern/kit';
import type { PlayerView, View } from '../../rules/view.ts';
import { itemFace, luckFace } from '../tips/face.ts';
import { choiceOf } from './choices.ts';
import type { Control, Offer } from './controls.ts';
import { Menu, type MenuEntry } from './menu.tsx';
import type { LedgeOption } from './question.ts';

interface LedgeMenuProps {
  readonly control: Control;
  readonly anchor: HTMLElement;
  readonly offer: Offer;
  readonly player: PlayerView;
  readonly view: View;
  readonly speech: TableSpeech;
  readonly onChoose: (option: LedgeOption) => void;
  readonly onClose: (onAnchor: boolean) => void;
}

/** What a thing is, for whoever cannot hover; of an action it is enough to ask whom. */
function heading(control: Control, player: PlayerView): { readonly title: Say; readonly text: Say | null } {
  switch (control.in) {
    case 'bar':
      return { title: { key: `ledge.menu.${control.action}` }, text: null };
    case 'kept': {
      const { name, text } = luckFace(control.card);
      return { title: name, text };
    }
    case 'pack':
    case 'gear': {
      const item = control.in === 'pack' ? control.item : player[control.slot];
      if (item === null) throw new Error(`there is nothing in the slot '${control.in}'`);
      const { name, text } = itemFace(item);
      return { title: name, text };
    }
  }
}

/** The small menu of a control: every option it has, and whatever it has not with the reason. */
export function LedgeMenu({ control, anchor, offer, player, view, speech, onChoose, onClose }: LedgeMenuProps) {
  const { tell } = speech;
  const { title, text } = heading(control, player);
  const entry = (option: LedgeOption, why: Say | null): MenuEntry => {
    const { label, sub, icon } = choiceOf(option, player, view);
    return {
      id: JSON.stringify(option),
      label: tell(label),
      sub: sub === null ? undefined : tell(sub),
      icon,
      why: why === null ? undefined : tell(why),
    };
  };
  const entries = [...offer.lit.map((option) => entry(option, null)), ...offer.dark.map(({ option, why }) => entry(option, why))];
  return (
    <Menu
      anchor={anchor}
      title={tell(title)}
      text={
        <>
          {text !== null && <p>{tell(text)}</p>}
          {offer.why !== null && <p className="ledge-menu-why">{tell(offer.why)}</p>}
        </>
      }
      entries={entries}
      onChoose={(id) => {
        const option = findOption(offer.lit, JSON.parse(id));
        if (option !== null) onChoose(option);
      }}
      onClose={onClose}
    />
  );
}
