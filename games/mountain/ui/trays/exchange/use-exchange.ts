import { type Carrying, placeBy, useCarrying } from '@tavern/kit/carry/index.ts';
import { useMemo, useState } from 'react';
import type { MountainProps } from '../../show/props.ts';
import type { Asked, MountainOption } from '../../words/look.ts';
import type { TrayControl } from '../controls/tray-controls.ts';
import { controlsAt, EXCHANGES, isFinal, pressOf, wholeControls } from './exchange-controls.ts';
import { keysOf } from './item-keys.ts';
import type { ExchangeItem } from './items.ts';
import { type Landing, landingOf, ZONES, type Zone } from './landings.ts';

/** Everything that the parts of an exchange ask for. */
export interface Exchange {
  /** Null: the viewer only watches. */
  readonly asked: Asked | null;
  readonly busy: boolean;
  /** The item whose options are shown. */
  readonly chosen: ExchangeItem | null;
  /** What the buttons below offer now. */
  readonly controls: readonly TrayControl[];
  readonly keys: ReadonlyMap<string, string>;
  readonly handing: Carrying<ExchangeItem, Zone>;
  readonly at: (item: ExchangeItem) => readonly TrayControl[];
  readonly landing: (zone: Zone) => Landing;
  readonly press: (item: ExchangeItem) => void;
  readonly choose: (option: MountainOption) => void;
}

const zoneAt = placeBy('data-zone', ZONES);
const NO_KEYS: ReadonlyMap<string, string> = new Map();

/** Items are moved by a press, by keys or by dragging; only options of the question are ever sent. */
export function useExchange(props: MountainProps, items: readonly ExchangeItem[]): Exchange {
  const { question, view, viewer, busy, show, send } = props;
  const asked = useMemo(
    (): Asked | null =>
      question === null || viewer === null || show.rewound !== null || !EXCHANGES.includes(question.kind)
        ? null
        : { question, view, seat: viewer },
    [question, view, viewer, show.rewound],
  );
  // A changed question may offer something else, so nothing stays chosen from the one before.
  const moment = `${question?.id ?? 0}:${view.trade?.open?.rev ?? 0}`;
  const [picked, setPicked] = useState<{ readonly id: string; readonly moment: string } | null>(null);
  const chosen = picked?.moment === moment ? (items.find(({ id }) => id === picked.id) ?? null) : null;
  const at = (item: ExchangeItem): readonly TrayControl[] => (asked === null ? [] : controlsAt(item, asked));
  const choose = (option: MountainOption): void => {
    if (busy || asked === null || !asked.question.options.includes(option)) return;
    setPicked(null);
    show.skip();
    send(option);
  };
  const pick = (item: ExchangeItem): void => {
    if (!busy) setPicked(chosen?.id === item.id ? null : { id: item.id, moment });
  };
  const handing = useCarrying<ExchangeItem, Zone>(zoneAt, (item, zone) => {
    const landing = asked === null ? null : landingOf(item, zone, asked);
    if (landing === null || 'why' in landing || busy) return;
    if (isFinal(landing.control)) setPicked({ id: item.id, moment });
    else choose(landing.control.option);
  });
  return {
    asked,
    busy,
    chosen,
    controls: asked === null ? [] : [...(chosen === null ? [] : at(chosen)), ...wholeControls(asked)],
    keys: useMemo(() => (asked === null ? NO_KEYS : keysOf(items, asked)), [items, asked]),
    handing,
    at,
    landing: (zone) => (asked === null || handing.held === null ? null : landingOf(handing.held, zone, asked)),
    press(item) {
      const direct = pressOf(at(item));
      if (direct !== null) choose(direct.option);
      else if (at(item).length > 0) pick(item);
    },
    choose,
  };
}
