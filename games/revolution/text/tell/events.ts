import { deckSay } from '@tavern/decks';
import { type Line, type Say, say } from '@tavern/engine';
import { cards } from '../../rules/catalog.ts';
import { decks } from '../../rules/decks.ts';
import type { Event, EventOf as Of } from '../../rules/events.ts';
import { EXTRA_ROUND, rivalOf } from '../../rules/state.ts';
import { awardLines, tallyLines } from './tally.ts';
import { cardSay, name, zoneSay } from './words.ts';

export function event(event: Event): Line | null {
  if (event.type === 'round') return { say: round(event), heading: true, details: [first(event)] };
  if (event.type === 'found') return { say: found(event), details: bottom(event) };
  if (event.type === 'battle') {
    return {
      say: battle(event),
      details: [...tallyLines(event.reckoning), ...awardLines(event)],
    };
  }
  const said = sayOf(event);
  return said === null ? null : { say: said };
}

function sayOf(event: Exclude<Event, Of<'round' | 'found' | 'battle'>>): Say | null {
  switch (event.type) {
    case 'started':
      return say('log.started', { first: deckSay(decks, event.decks[0] ?? ''), second: deckSay(decks, event.decks[1] ?? '') });
    case 'dealt':
      return event.cards === null
        ? say('log.dealt.hidden', { who: name(event.seat), n: event.count })
        : say('log.dealt', { who: name(event.seat), cards: event.cards.map(cardSay) });
    case 'redrew':
      return redrew(event);
    case 'skipped':
      return say('log.skipped', { who: name(event.seat), turn: event.turn });
    case 'drew':
      return drew(event);
    case 'noDraw':
      return say('log.noDraw', { who: name(event.seat) });
    case 'vacant':
      return say('log.vacant', { who: name(event.seat), zone: zoneSay(event.zone) });
    case 'placed':
      return placed(event);
    case 'searched':
      return searched(event);
    case 'aimed':
      return aimed(event);
    case 'neutralised':
      return say('log.neutralised', { by: cardSay(event.by), who: name(event.seat), card: cardSay(event.card) });
    case 'looked':
      return looked(event);
    case 'squareFull':
      return squareFull(event);
    case 'revealed':
      return revealed(event);
    case 'ended':
      return say(`log.ended.${event.how}`, event.winner === null ? {} : { who: name(event.winner) });
    // A turn shows by what is drawn and placed in it, an empty square by the new round.
    case 'turn':
    case 'cleared':
      return null;
  }
}

function round({ round: number, leaders: [one, other] }: Of<'round'>): Say {
  const leaders = { first: one === undefined ? '' : cardSay(one), second: other === undefined ? '' : cardSay(other) };
  return number === EXTRA_ROUND ? say('log.round.extra', leaders) : say('log.round', { round: number, ...leaders });
}

/** Who goes first, and what decided it. */
function first({ first: who, why, leaders }: Of<'round'>): Say {
  const points = leaders.map((id) => cards.get(id).initialPoint);
  const values = { who: name(who), more: Math.max(...points) };
  return say(`log.round.${why}`, why === 'initialPoint' ? { ...values, less: Math.min(...points) } : values);
}

function redrew({ seat, redrawn, cards: drawn }: Of<'redrew'>): Say {
  if (!redrawn) return say('log.kept', { who: name(seat) });
  return drawn === null
    ? say('log.redrew.hidden', { who: name(seat) })
    : say('log.redrew', { who: name(seat), cards: drawn.map(cardSay) });
}

function drew({ seat, card, by }: Of<'drew'>): Say {
  const values = {
    who: name(seat),
    ...(by === null ? {} : { by: cardSay(by) }),
    ...(card === null ? {} : { card: cardSay(card) }),
  };
  return say(`log.drew${by === null ? '' : '.by'}${card === null ? '.hidden' : ''}`, values);
}

function placed({ seat, card, zone, face, by }: Of<'placed'>): Say {
  const values = { who: name(seat), zone: zoneSay(zone), ...(card === null ? {} : { card: cardSay(card) }) };
  if (by !== null) return say(card === null ? 'log.placed.by.hidden' : 'log.placed.by', { ...values, by: cardSay(by) });
  return say(card === null ? 'log.placed.hidden' : `log.placed.${face}`, values);
}

function searched({ seat, by, count, cards: seen }: Of<'searched'>): Say {
  const values = { by: cardSay(by), who: name(seat) };
  if (count === 0) return say('log.searched.none', values);
  return seen === null
    ? say('log.searched.hidden', { ...values, n: count })
    : say('log.searched', { ...values, cards: seen.map(cardSay) });
}

function found({ seat, card, to }: Of<'found'>): Say {
  if (to === null) return say('log.found.none', { who: name(seat) });
  return card === null
    ? say(`log.found.${to}.hidden`, { who: name(seat) })
    : say(`log.found.${to}`, { who: name(seat), card: cardSay(card) });
}

const bottom = ({ bottom: n }: Of<'found'>): Say[] => (n === 0 ? [] : [say('log.found.bottom', { n })]);

function aimed({ seat, zone, card }: Of<'aimed'>): Say {
  const by = cardSay('h-2');
  if (zone === null || card === null) return say('log.aimed.none', { by });
  return say('log.aimed', { by, whose: name(rivalOf(seat)), card: cardSay(card), zone: zoneSay(zone) });
}

function looked({ seat, count, cards: seen }: Of<'looked'>): Say {
  const values = { by: cardSay('h-15'), who: name(seat), whose: name(rivalOf(seat)) };
  if (count === 0) return say('log.looked.none', values);
  return seen === null
    ? say('log.looked.hidden', { ...values, n: count })
    : say('log.looked', { ...values, cards: seen.map(cardSay) });
}

function squareFull({ asked }: Of<'squareFull'>): Say {
  const [who] = asked;
  if (who === undefined) return say('log.squareFull.none');
  return asked.length > 1 ? say('log.squareFull') : say('log.squareFull.one', { who: name(who) });
}

function revealed({ cards: shown }: Of<'revealed'>): Say {
  const [one, other] = shown.map((card, seat) => {
    if (card === null) return say('log.revealed.vacant', { who: name(seat) });
    return say(cards.get(card).kind === 'sp' ? 'log.revealed.card' : 'log.revealed.bluff', {
      who: name(seat),
      card: cardSay(card),
    });
  });
  return say('log.revealed', { first: one ?? '', second: other ?? '' });
}

function battle({ round: number, reckoning: { winner, sides } }: Of<'battle'>): Say {
  const totals = sides.map(({ total }) => total);
  const extra = number === EXTRA_ROUND;
  const values = { more: Math.max(...totals), ...(extra ? {} : { round: number }) };
  if (winner === null) return say(`log.battle.tied${extra ? '.extra' : ''}`, values);
  return say(`log.battle${extra ? '.extra' : ''}`, { ...values, who: name(winner), less: Math.min(...totals) });
}
