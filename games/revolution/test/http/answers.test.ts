import { type Refusal, refusal, say } from '@tavern/engine';
import { describe, expect, test } from 'vitest';
import type { Translated } from '../../../contract.ts';
import { contract } from '../../http/index.ts';
import type { Act } from '../../http/routes.ts';
import { down, full, goOn, keep, ME, pass, RIVAL, revolution, type Situation, seal, take, up } from '../revolution.ts';
import { Watching } from './watching.ts';

const scene = (situation: Situation): Watching => new Watching(revolution(situation).match);
const play = (type: 'PlayCard' | 'PlayCardBack', card: string, zone: 'top' | 'left' | 'right' | 'help' | 'sp'): Act => ({
  request: 'playerAction',
  action: { type, card, zone },
});
const PASS: Act = { request: 'playerAction', action: { type: 'Pass' } };
const READY: Act = { request: 'startReady', redraw: true };
const NEXT: Act = { request: 'nextRound' };
const choose = (selectionId: string, ...selectedCardIds: string[]): Act => ({
  request: 'selectCard',
  selectionId,
  selectedCardIds,
});

/** What a request comes to: the option that it is, or the type of the event that it is refused with, by the translation or by the kernel. */
function comesTo({ followers, match }: Watching, who: typeof ME, act: Act): object | string {
  const translated: Translated = followers[who === 0 ? 0 : 1].chronicle.answer(act);
  if ('done' in translated) return 'done';
  if ('ok' in translated) return contract.errorType(translated);
  const fork = match.answer.bind(match);
  const blocked = match.question(who)?.blocked.find(({ option }) => JSON.stringify(option) === JSON.stringify(translated.option));
  if (blocked !== undefined) {
    const result = fork(who, translated.question, translated.option) as Refusal;
    return contract.errorType(result);
  }
  return translated.option;
}

describe('requests as options', () => {
  test('RR-065: PlayCard and PlayCardBack are placements, face-up and face-down; any copy stands for its card', () => {
    const watching = scene({ mine: { leader: 's-1', hand: ['c-1', 'c-1'] } });
    expect(comesTo(watching, ME, play('PlayCard', 'c-1#2', 'top'))).toEqual(up('c-1', 'top'));
    expect(comesTo(watching, ME, play('PlayCardBack', 'c-1', 'help'))).toEqual(down('c-1', 'help'));
    expect(comesTo(watching, ME, play('PlayCard', 'c-1#9', 'top'))).toBe('ERROR_OCCURRED');
  });

  test('RR-065, RR-063: ready, seal, pass and the next round', () => {
    const start = Watching.random(1);
    expect(comesTo(start, ME, READY)).toEqual({ do: 'redraw' });
    expect(comesTo(start, ME, { request: 'startReady', redraw: false })).toEqual(keep);
    const watching = scene({
      mine: { zones: full('c-1', 'c-8', 'c-4', 'h-9'), hand: ['sp-1', 'c-3'] },
      theirs: { zones: { top: 'c-9', left: 'c-25', right: 'c-19' }, hand: ['c-24'], deck: [] },
      from: { do: 'turn', seat: RIVAL },
    });
    watching.answer(RIVAL, down('c-24', 'help'));
    expect(comesTo(watching, ME, play('PlayCardBack', 'sp-1#1', 'sp'))).toEqual(seal('sp-1'));
    expect(comesTo(watching, ME, PASS)).toEqual(pass);
    watching.answer(ME, pass);
    expect(comesTo(watching, RIVAL, NEXT)).toEqual(goOn);
  });

  test('RR-063, H-23: a second call for the next round is done already; one in the middle of a round is too early', () => {
    const watching = scene({
      mine: { zones: full('c-1', 'c-8', 'c-4', 'h-9'), hand: ['c-3'] },
      theirs: { zones: { top: 'c-9', left: 'c-25', right: 'c-19' }, hand: ['c-24'] },
      from: { do: 'turn', seat: RIVAL },
    });
    expect(comesTo(watching, RIVAL, NEXT)).toBe('PHASE_RESTRICTION_ERROR');
    watching.answer(RIVAL, down('c-24', 'help'));
    watching.answer(ME, pass);
    watching.answer(RIVAL, pass);
    watching.answer(ME, goOn);
    for (const who of [ME, RIVAL]) expect(comesTo(watching, who, NEXT)).toBe('done');
    const [mover] = watching.match.asked;
    if (mover === undefined) throw new Error('nobody moves');
    const card = watching.match.state.players[mover]?.hand[0];
    if (card === undefined) throw new Error('nothing to place');
    watching.answer(mover, down(card, 'top'));
    // It is the other player's turn.
    expect(comesTo(watching, mover, NEXT)).toBe('WAITING_FOR_PLAYER');
  });

  test('RR-065: a selection is taken from what is there; an empty list is none', () => {
    const watching = scene({ mine: { leader: 's-4', hand: ['c-9'], deck: ['c-3', 'c-1', 'h-4', 'sp-3', 'c-8'] } });
    watching.answer(ME, up('c-9', 'top'));
    expect(comesTo(watching, ME, choose('selection_1', 'sp-3#1'))).toEqual(take('sp-3'));
    expect(comesTo(watching, ME, choose('selection_1'))).toEqual({ do: 'none' });
    expect(comesTo(watching, ME, choose('selection_1', 'c-37#1'))).toBe('ERROR_OCCURRED');
    expect(comesTo(watching, ME, choose('selection_7', 'sp-3#1'))).toBe('ERROR_OCCURRED');
    watching.answer(ME, take('sp-3'));
  });

  test('RR-065: h-2 is aimed by naming the card', () => {
    const watching = scene({ mine: { hand: ['h-2'] }, theirs: { zones: { top: 'c-9', left: 'c-25' } } });
    watching.answer(ME, up('h-2', 'help'));
    expect(comesTo(watching, ME, choose('selection_1', 'c-25#1'))).toEqual({ do: 'aim', zone: 'left' });
    expect(comesTo(watching, ME, choose('selection_1', 'c-9'))).toEqual({ do: 'aim', zone: 'top' });
    watching.answer(ME, { do: 'aim', zone: 'left' });
  });
});

describe('refusals as events', () => {
  test('RR-090, RR-092: the leader’s zones, and zones that are taken', () => {
    // The Circuit Judge lets no Freedom to the top.
    const watching = scene({ mine: { leader: 's-8', hand: ['c-9', 'h-3'], zones: { left: 'c-8', help: 'h-9' } } });
    expect(comesTo(watching, ME, play('PlayCard', 'c-9', 'top'))).toBe('ZONE_COMPATIBILITY_ERROR');
    expect(comesTo(watching, ME, play('PlayCardBack', 'c-9', 'left'))).toBe('ZONE_OCCUPIED_ERROR');
    expect(comesTo(watching, ME, play('PlayCard', 'h-3', 'help'))).toBe('ZONE_OCCUPIED_ERROR');
  });

  test('RR-091: what belongs to another phase', () => {
    const watching = scene({ mine: { hand: ['sp-1'] } });
    for (const act of [play('PlayCard', 'sp-1', 'top'), play('PlayCardBack', 'sp-1', 'sp'), PASS, READY, NEXT])
      expect(comesTo(watching, ME, act), JSON.stringify(act)).toBe('PHASE_RESTRICTION_ERROR');
    const secret = scene({
      mine: { zones: full('c-1', 'c-8', 'c-4', 'h-9'), hand: ['sp-1', 'c-3'] },
      theirs: { zones: { top: 'c-9', left: 'c-25', right: 'c-19' }, hand: ['c-24'], deck: [] },
      from: { do: 'turn', seat: RIVAL },
    });
    secret.answer(RIVAL, down('c-24', 'help'));
    // RR-033: face-down, and into the SP zone, or not at all.
    for (const act of [play('PlayCard', 'sp-1', 'sp'), play('PlayCardBack', 'sp-1', 'top'), play('PlayCard', 'c-3', 'top')])
      expect(comesTo(secret, ME, act), JSON.stringify(act)).toBe('PHASE_RESTRICTION_ERROR');
    expect(contract.errorType(contract.tooEarly(READY))).toBe('PHASE_RESTRICTION_ERROR');
    expect(contract.errorType(refusal('match-over'))).toBe('PHASE_RESTRICTION_ERROR');
  });

  test('RR-088, RR-045: while a selection is open, nothing else is possible', () => {
    const watching = scene({ mine: { leader: 's-4', hand: ['c-9', 'c-1'], deck: ['c-3', 'c-8'] } });
    watching.answer(ME, up('c-9', 'top'));
    for (const act of [play('PlayCard', 'c-1', 'left'), READY, NEXT, PASS])
      expect(comesTo(watching, ME, act)).toBe('CARD_SELECTION_PENDING');
    expect(comesTo(watching, RIVAL, play('PlayCard', 'c-1', 'left'))).toBe('WAITING_FOR_PLAYER');
    watching.answer(ME, { do: 'none' });
  });

  test('RR-089: out of turn, and after one’s own choice', () => {
    const watching = scene({});
    expect(comesTo(watching, RIVAL, play('PlayCardBack', 'c-1', 'top'))).toBe('WAITING_FOR_PLAYER');
    const start = Watching.random(1);
    start.answer(ME, keep);
    expect(comesTo(start, ME, READY)).toBe('WAITING_FOR_PLAYER');
  });

  test('RR-093, C-06: what another card forbids is no fault of the leader', () => {
    // No card of this set forbids anything: the rules have the reason all the same.
    const forbidden: Refusal = { ...refusal('not-an-option'), why: say('blocked.effect', { by: say('card.h-5.name') }) };
    expect(contract.errorType(forbidden)).toBe('FIELD_EFFECT_RESTRICTION');
  });

  test('RR-087, RR-094: everything else is an error, too', () => {
    for (const code of ['not-an-option', 'no-such-copy', 'other-selection', 'id-reused', 'malformed', 'not-stored'])
      expect(contract.errorType(refusal(code)), code).toBe('ERROR_OCCURRED');
  });
});
