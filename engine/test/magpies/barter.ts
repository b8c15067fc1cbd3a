import type { QuestionDef, Seat } from '@tavern/engine';
import type { Barter, BarterOption, Card, M, Magpies } from './types.ts';

const MOST_OFFERS = 6;
const sideOf = (barter: Barter, who: Seat): 0 | 1 => (barter.a === who ? 0 : 1);

/** A standing question: both sides may change their offer until both accept the same one, or one closes. */
export const barterQuestion: QuestionDef<Magpies, Magpies['questions']['barter']> = {
  mode: 'standing',
  clock: 'exchange',
  options({ barter, hands }, _ask, who) {
    if (barter === null) return [{ do: 'close' }];
    const mine = barter.offers[sideOf(barter, who)];
    const offers = barter.rev < MOST_OFFERS ? [...new Set(hands[who])].sort().filter((card) => card !== mine) : [];
    const ripe = barter.offers.some((card) => card !== null) && barter.accepted[sideOf(barter, who)] === false;
    return [
      { do: 'close' },
      ...offers.map((card): BarterOption => ({ do: 'offer', card })),
      ...(ripe ? [{ do: 'accept' as const, rev: barter.rev }] : []),
    ];
  },
  answer(m, who, option) {
    const { barter } = m.state;
    if (barter === null) throw new Error('no barter is on');
    const side = sideOf(barter, who);
    if (option.do === 'offer') {
      barter.offers[side] = option.card;
      barter.accepted = [false, false];
      barter.rev += 1;
      m.emit({ type: 'offered', seat: who, card: option.card }, [barter.a, barter.b]);
    } else if (option.do === 'accept') barter.accepted[side] = true;
    if (option.do === 'close' || barter.accepted.every(Boolean)) finish(m, barter, option.do !== 'close');
  },
};

function finish(m: M, { a, b, offers }: Barter, agreed: boolean): void {
  const [gave = null, got = null] = offers;
  if (agreed) {
    move(m, a, b, gave);
    move(m, b, a, got);
  }
  m.state.barter = null;
  m.emit({ type: 'bartered', a, b, gave: agreed ? gave : null, got: agreed ? got : null }, [a, b]);
  m.withdraw();
}

function move(m: M, from: Seat, to: Seat, card: Card | null): void {
  if (card === null) return;
  const hand = m.state.hands[from] ?? [];
  hand.splice(hand.indexOf(card), 1);
  m.state.hands[to]?.push(card);
}
