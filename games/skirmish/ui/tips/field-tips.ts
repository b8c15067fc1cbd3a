import { type Json, type Say, type Seat, say, seatsOf, signed } from '@tavern/engine';
import { tipInWords } from '@tavern/kit/tips/tip.ts';
import { cards } from '../../rules/catalog.ts';
import { unitAt } from '../../rules/field.ts';
import { lastRoundOf } from '../../rules/house-rules.ts';
import { rivalOf, SLOTS, type SlotEffect, slotAt } from '../../rules/state.ts';
import { holderOf } from '../../text/tell/table.ts';
import { cardSay, name, slotSay, textOf } from '../../text/tell/words.ts';
import type { Sight, Tip } from './tip.ts';

/** A unit: what its power is made of, how it stands in its slot, and what it does. */
export function unitTip(seat: Seat, slot: number, { view }: Sight): Tip {
  const unit = unitAt(view, seat, slot);
  if (unit === null) return tipInWords(say('tip.unit.gone', { who: name(seat) }), [say('tip.unit.gone.rule')]);
  const { card, power, changes } = unit;
  const rival = unitAt(view, rivalOf(seat), slot);
  return tipInWords(
    say('tip.unit', { who: name(seat), card: cardSay(card), power }),
    [standing(slot, power, rival?.power ?? null), textOf(card)],
    [
      { n: say('tip.n', { n: cards.get(card).power }), from: say('tip.unit.printed') },
      ...changes.map(({ by, amount }) => ({ n: say('tip.n', { n: signed(amount) }), from: cardSay(by) })),
    ],
  );
}

function standing(slot: number, power: number, theirs: number | null): Say {
  const place = slotSay(slot);
  if (theirs === null) return say('tip.unit.alone', { slot: place });
  const how = power > theirs ? 'ahead' : power < theirs ? 'behind' : 'level';
  return say(`tip.unit.${how}`, { slot: place, power, theirs });
}

/** An ongoing effect: whose it is, what it does and how long it stays. */
export function effectTip(id: number, { view }: Sight): Tip {
  const slot = SLOTS.find((each) => slotAt(view, each).effects.some((effect) => effect.id === id));
  const effect = slot === undefined ? undefined : slotAt(view, slot).effects.find((each) => each.id === id);
  if (slot === undefined || effect === undefined) return tipInWords(say('tip.effect.none'), [say('tip.effect.none.rule')]);
  const { card, owner, since } = effect;
  return tipInWords(say('tip.effect', { card: cardSay(card), who: name(owner) }), [
    textOf(card),
    say('tip.effect.where', { slot: slotSay(slot), since }),
    view.rules.fxFade ? say('tip.effect.fades', { round: lastRoundOf(effect) }) : say('tip.effect.stays'),
  ]);
}

const effectSay = ({ card, owner }: SlotEffect): Json => say('tip.slot.effect', { card: cardSay(card), who: name(owner) });

/** A slot: who is ahead there or has won it, and its effects. */
export function slotTip(index: number, { view, me }: Sight): Tip {
  const slot = slotAt(view, index);
  const [near, far] = [me, rivalOf(me)].map((seat) => slot.units[seat]?.power ?? 0);
  const powers = say('tip.slot.powers', { near: near ?? 0, far: far ?? 0 });
  const counted = view.phase === 'ended' || view.phase === 'over';
  const best = counted ? slot.winner : holderOf(slot);
  const empty = seatsOf(2).every((seat) => slot.units[seat] === null);
  const state =
    best !== null
      ? say(counted ? 'tip.slot.winner' : 'tip.slot.holds', { who: name(best), powers })
      : say(counted ? 'tip.slot.none' : 'tip.slot.level', { powers });
  return tipInWords(say('tip.slot', { slot: slotSay(index) }), [
    empty ? say('tip.slot.open') : state,
    say('tip.slot.rule'),
    ...(slot.effects.length === 0 ? [] : [say('tip.slot.effects', { effects: slot.effects.map(effectSay) })]),
  ]);
}
