import { deckSay } from '@tavern/decks';
import { type Json, type Line, type Say, say, signed } from '@tavern/engine';
import { decks } from '../../rules/decks.ts';
import type { Event, EventOf as Of } from '../../rules/events.ts';
import { cardSay, name, slotSay } from './words.ts';

export function event(event: Event): Line | null {
  const said = sayOf(event);
  if (said === null) return null;
  return event.type === 'round' ? { say: said, heading: true } : { say: said };
}

const unitWords = (event: { seat: number; slot: number; card: Of<'died'>['card'] }): { [value: string]: Json } => ({
  who: name(event.seat),
  card: cardSay(event.card),
  slot: slotSay(event.slot),
});

function sayOf(event: Event): Say | null {
  switch (event.type) {
    case 'started':
      return say('log.started', { first: deckSay(decks, event.decks[0] ?? ''), second: deckSay(decks, event.decks[1] ?? '') });
    case 'round':
      return say('log.round', { round: event.round, who: name(event.first), n: event.draws });
    case 'drew':
      return drew(event);
    case 'noDraw':
      return say('log.noDraw', { who: name(event.seat) });
    case 'reshuffled':
      return say('log.reshuffled', { who: name(event.seat), n: event.count });
    case 'mulligan':
      return mulligan(event);
    case 'played':
      return played(event);
    case 'passed':
      return say(`log.passed.${event.why}`, { who: name(event.seat) });
    case 'sacrificed':
      return say('log.sacrificed', { ...unitWords(event), by: cardSay(event.by) });
    case 'died':
      return died(event);
    case 'bounced':
      return say('log.bounced', { ...unitWords(event), by: cardSay(event.by) });
    case 'power':
      return say(`log.power.${event.how}`, {
        ...unitWords(event),
        by: cardSay(event.by),
        from: event.from,
        to: event.to,
        n: Math.abs(event.amount),
        amount: signed(event.amount),
      });
    case 'effectAdded':
      return say('log.effectAdded', {
        slot: slotSay(event.slot),
        card: cardSay(event.effect.card),
        who: name(event.effect.owner),
      });
    case 'effectRemoved':
      return say(event.by === null ? 'log.effectFaded' : 'log.effectRemoved', {
        slot: slotSay(event.slot),
        card: cardSay(event.effect.card),
        who: name(event.effect.owner),
      });
    case 'discarded':
      return say(`log.discarded.${event.how}`, { who: name(event.seat), card: cardSay(event.card) });
    case 'returned':
      return say('log.returned', { who: name(event.seat), card: cardSay(event.card), by: cardSay(event.by) });
    case 'dropped':
      return say('log.dropped', { n: event.most });
    case 'slot':
      return slotCounted(event);
    case 'conquered':
      return say(event.by === event.card ? 'log.conquered' : 'log.conquered.by', { ...unitWords(event), by: cardSay(event.by) });
    case 'vp':
      return say('log.vp', { who: name(event.seat), by: cardSay(event.by), from: event.from, to: event.to });
    case 'roundEnded':
      return roundEnded(event);
    case 'ended':
      return event.winner === null ? say(`log.ended.${event.how}`) : say('log.ended', { who: name(event.winner) });
    // A unit shows by the play that brought it, a spent action by what it did, a priority by what comes of it, cleared units by the new round.
    case 'deployed':
    case 'spent':
    case 'priority':
    case 'cleared':
      return null;
  }
}

/** The cards of a round and of a mulligan are told together, with the round and with the mulligan. */
function drew({ seat, card, by }: Of<'drew'>): Say | null {
  if (by === null) return null;
  const values = { who: name(seat), by: cardSay(by) };
  return card === null ? say('log.drew.hidden', values) : say('log.drew', { ...values, card: cardSay(card) });
}

function mulligan({ seat, count, cards }: Of<'mulligan'>): Say {
  if (count === 0) return say('log.kept', { who: name(seat) });
  if (cards === null) return say('log.mulligan.hidden', { who: name(seat), n: count });
  return say('log.mulligan', { who: name(seat), cards: cards.map(cardSay) });
}

function played({ seat, card, slot, at }: Of<'played'>): Say {
  const values = { who: name(seat), card: cardSay(card) };
  const unit = at === null ? null : { target: cardSay(at.card), whose: name(at.seat), place: slotSay(at.slot) };
  if (slot === null) return unit === null ? say('log.played', values) : say('log.played.on', { ...values, ...unit });
  const there = { ...values, slot: slotSay(slot) };
  return unit === null ? say('log.played.at', there) : say('log.played.aimed', { ...there, ...unit });
}

/** A sacrifice was told by its own event. */
function died(event: Of<'died'>): Say | null {
  if (event.cause === 'sacrifice') return null;
  return event.by === null
    ? say('log.died', unitWords(event))
    : say(`log.died.${event.cause}`, { ...unitWords(event), by: cardSay(event.by) });
}

function slotCounted({ slot, winner, powers }: Of<'slot'>): Say {
  const place = slotSay(slot);
  if (powers.every((power) => power === null)) return say('log.slot.empty', { slot: place });
  if (winner === null) return say('log.slot.tied', { slot: place, power: powers[0] ?? 0 });
  const theirs = powers[1 - winner] ?? null;
  const values = { slot: place, who: name(winner), power: powers[winner] ?? 0 };
  return theirs === null ? say('log.slot.alone', values) : say('log.slot.won', { ...values, theirs });
}

function roundEnded({ round, winner, vp }: Of<'roundEnded'>): Say {
  const [a = 0, b = 0] = vp;
  if (winner === null) return say('log.roundTied', { round, vp: a });
  return say('log.roundWon', { round, who: name(winner), more: Math.max(a, b), less: Math.min(a, b) });
}
