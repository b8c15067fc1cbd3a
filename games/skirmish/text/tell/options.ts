import { type OptionWords, type Say, say } from '@tavern/engine';
import { cards, type Target } from '../../rules/catalog.ts';
import { sideOf, slotOf } from '../../rules/field.ts';
import { type CardId, SLOTS } from '../../rules/state.ts';
import { type MulliganOption, swapped } from '../../rules/steps/mulligan.ts';
import type { PlayOption, TurnQuestions } from '../../rules/steps/turn.ts';
import type { SkirmishAsk, SkirmishOption } from '../../rules/types.ts';
import { cardSay, slotSay, textOf } from './words.ts';

export function question(ask: SkirmishAsk): Say {
  if (ask.kind === 'next') return say('ask.next', { round: ask.round });
  if (ask.kind !== 'discard') return say(`ask.${ask.kind}`);
  return ask.by === 'limit'
    ? say('ask.discard.limit', { n: ask.left })
    : say('ask.discard', { by: cardSay(ask.by), n: ask.left });
}

export function option(chosen: SkirmishOption, ask: SkirmishAsk): OptionWords {
  switch (chosen.do) {
    case 'pass':
      return { say: say('option.pass'), sub: say('option.pass.sub') };
    case 'play':
      return ask.kind === 'play' ? play(chosen, ask) : { say: cardSay(chosen.card) };
    case 'discard':
      return { say: cardSay(chosen.card), sub: valueOf(chosen.card) };
    case 'keep':
    case 'swap':
      return mulligan(chosen);
    case 'next':
      return { say: say('option.next') };
  }
}

function mulligan(chosen: MulliganOption): OptionWords {
  return { say: chosen.do === 'keep' ? say('option.keep') : say('option.swap', { cards: swapped(chosen).map(cardSay) }) };
}

/** What its name does not say. */
const valueOf = (id: CardId): Say =>
  cards.get(id).kind === 'action' ? say('card.action') : say('card.unit', { power: cards.get(id).power });

type Playing = Omit<TurnQuestions['play'], 'option'>;

const unitOn = ({ seat, units }: Playing, side: 'own' | 'rival', slot: number): CardId | null =>
  units[SLOTS.length * (side === 'own' ? seat : 1 - seat) + slot] ?? null;

/** A unit by its name and place: of two equal ones the place says which. */
function targetSay(ask: Playing, target: Target): Say {
  const [side, slot] = [sideOf(target), slotOf(target)];
  const unit = unitOn(ask, side, slot);
  return say(`option.target.${side}`, { unit: unit === null ? '' : cardSay(unit), slot: slotSay(slot) });
}

function play({ card, slot, target }: Extract<PlayOption, { do: 'play' }>, ask: Playing): OptionWords {
  const what = cardSay(card);
  if (cards.get(card).kind === 'unit' && slot !== null) return deployment(card, slot, target, ask);
  if (slot !== null) return { say: say('option.at', { card: what, slot: slotSay(slot) }) };
  return target === null
    ? { say: say('option.plain', { card: what }), sub: textOf(card) }
    : { say: say('option.on', { card: what, target: targetSay(ask, target) }) };
}

/** Where it goes; smaller, what is sacrificed for it and whom it aims at. */
function deployment(card: CardId, slot: number, target: Target | null, ask: Playing): OptionWords {
  const deed = say('option.at', { card: cardSay(card), slot: slotSay(slot) });
  const lost = unitOn(ask, 'own', slot);
  const subs = [
    ...(lost === null ? [] : [say('option.sacrifices', { unit: cardSay(lost) })]),
    ...(target === null ? [] : [say(`option.aim.${card}`, { target: targetSay(ask, target) })]),
  ];
  const [first, second] = subs;
  if (first === undefined) return { say: deed };
  return { say: deed, sub: second === undefined ? first : say('option.both', { first, second }) };
}
