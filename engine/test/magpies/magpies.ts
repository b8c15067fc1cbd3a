import { type Outcome, type Seat, say, seat, seatsOf } from '@tavern/engine';
import { barterQuestion } from './barter.ts';
import {
  type Card,
  COPIES,
  type M,
  type Magpies,
  type MagpiesGame,
  rulesSchema,
  type State,
  seatSchema,
  type TurnOption,
  WORTH,
} from './types.ts';
import { everything, guess, hidden, view } from './view.ts';

const OUT = 'out';
const duskOf = (state: State): number => (state.rules.dusk === 'early' ? 30 : 60);
const points = (nest: readonly Card[]): number => nest.reduce((sum, card) => sum + WORTH[card], 0);
export const living = (state: State): Seat[] => seatsOf(state.birds.length).filter((each) => state.birds[each] !== OUT);

function draw(m: M, who: Seat): void {
  const card = m.state.deck.pop();
  if (card === undefined) return;
  m.state.hands[who]?.push(card);
  m.emit({ type: 'drew', seat: who, card }, [who]);
}

function take(cards: Card[], card: Card): void {
  cards.splice(cards.indexOf(card), 1);
}

function turnOptions(state: State, _ask: object, who: Seat): TurnOption[] {
  const hand = state.hands[who] ?? [];
  const others = living(state).filter((each) => each !== who);
  const nestable = [...new Set(hand)].filter((card) => card !== 'hawk').sort();
  return [
    { do: 'pass' },
    ...(state.deck.length > 0 ? [{ do: 'draw' as const }] : []),
    ...nestable.map((card) => ({ do: 'nest' as const, card })),
    ...others.filter((each) => state.nests[each]?.length).map((from) => ({ do: 'steal' as const, from: from as number })),
    ...(state.rules.barter && !state.bartered ? others.map((each) => ({ do: 'barter' as const, with: each as number })) : []),
  ];
}

function takeTurn(m: M, who: Seat, option: TurnOption): void {
  const { state } = m;
  switch (option.do) {
    case 'pass':
      return;
    case 'draw':
      return draw(m, who);
    case 'nest':
      take(state.hands[who] ?? [], option.card);
      state.nests[who]?.push(option.card);
      m.emit({ type: 'nested', seat: who, card: option.card });
      if (option.card === 'crown') m.later({ do: 'glint', seat: who });
      return;
    case 'steal': {
      const from = seat(option.from);
      m.emit({ type: 'stealing', thief: who, from });
      // Everyone who could hold a hawk by public knowledge: a hand is enough.
      m.ask(
        living(state).filter((each) => each !== who && state.hands[each]?.length),
        { kind: 'hawk', thief: who },
      );
      m.next({ do: 'theft', thief: who, from });
      return;
    }
    case 'barter': {
      const b = seat(option.with);
      state.bartered = true;
      state.barter = { a: who, b, offers: [null, null], accepted: [false, false], rev: 0 };
      m.ask([who, b], { kind: 'barter', a: who, b });
      m.ask(who, { kind: 'turn' });
    }
  }
}

function nextLiving(state: State): Seat {
  let next: number = state.current;
  do next = (next + 1) % state.birds.length;
  while (state.birds[next] === OUT);
  return seat(next);
}

function outcome({ winners, nests }: State): Outcome | null {
  if (winners === null) return null;
  const others = seatsOf(nests.length).filter((each) => !winners.includes(each));
  return { ranking: others.length > 0 ? [winners, others] : [winners], winners, why: say('outcome.hoard') };
}

export const magpies: MagpiesGame = {
  name: 'magpies',
  version: 1,
  seats: [2, 4],
  rules: rulesSchema,
  seatChoice: () => seatSchema,
  content: { worth: WORTH, copies: COPIES },
  setup(rng, seats, rules) {
    const deck = rng.shuffle((Object.keys(COPIES) as Card[]).flatMap((card) => Array<Card>(COPIES[card]).fill(card)));
    const hands = seats.map(({ bird }) => deck.splice(-(bird === 'crow' ? 4 : 3)));
    const birds = seats.map(({ bird }) => bird);
    const nests = seats.map((): Card[] => []);
    const current = seat(0);
    return { rules, birds, hands, nests, deck, discard: [], current, turn: 0, bartered: false, barter: null, winners: null };
  },
  start: { do: 'open' },
  steps: {
    open: (m) => m.ask(living(m.state), { kind: 'bid' }),
    turn(m, { seat: who }) {
      m.state.current = who;
      m.state.turn += 1;
      m.state.bartered = false;
      m.ask(who, { kind: 'turn' });
      m.next({ do: 'turn.end' });
    },
    theft(m, { thief, from }) {
      const card = m.state.nests[from]?.pop();
      if (card === undefined) return;
      m.state.nests[thief]?.push(card);
      m.emit({ type: 'stole', thief, from, card });
    },
    glint: (m, { seat: who }) => draw(m, who),
    // Behind whatever was put off until later (a crown's glint).
    'turn.end': (m) => m.later({ do: 'turn', seat: nextLiving(m.state) }),
  },
  questions: {
    bid: {
      mode: 'sealed',
      clock: 'prompt',
      options: () => [1, 2, 3].map((n) => ({ do: 'bid' as const, n })),
      done(m, answers) {
        const bids = answers.map(({ option }) => option?.n ?? null);
        m.emit({ type: 'bids', bids });
        const best = Math.max(...bids.map((bid) => bid ?? 0));
        const first = answers.find(({ option }) => option?.n === best);
        m.next({ do: 'turn', seat: first?.seat ?? (living(m.state)[0] as Seat) });
      },
    },
    turn: {
      options: turnOptions,
      blocked: (state, _ask, who) =>
        living(state)
          .filter((each) => each !== who && state.nests[each]?.length === 0)
          .map((from) => ({ option: { do: 'steal', from }, why: say('blocked.empty-nest', { who: { seat: from } }) })),
      answer: takeTurn,
    },
    hawk: {
      window: true,
      options: (state, _ask, who) => (state.hands[who]?.includes('hawk') ? [{ do: 'let' }, { do: 'hawk' }] : [{ do: 'let' }]),
      answer(m, who, option) {
        if (option.do === 'let') return;
        take(m.state.hands[who] ?? [], 'hawk');
        m.state.discard.push('hawk');
        m.emit({ type: 'hawk', seat: who });
        m.withdraw();
        m.skipTo('turn.end');
      },
    },
    barter: barterQuestion,
  },
  settle(m) {
    const { state } = m;
    if (state.winners !== null) return false;
    const rich = living(state).filter((each) => points(state.nests[each] ?? []) >= state.rules.goal);
    if (rich.length > 0) state.winners = rich;
    else if (state.turn > duskOf(state)) {
      const best = Math.max(...living(state).map((each) => points(state.nests[each] ?? [])));
      state.winners = living(state).filter((each) => points(state.nests[each] ?? []) === best);
    }
    return state.winners !== null;
  },
  turn: (state) => state.turn,
  concede(m, who) {
    const { state } = m;
    state.birds[who] = OUT;
    state.discard.push(...(state.hands[who] ?? []), ...(state.nests[who] ?? []));
    state.hands[who] = [];
    state.nests[who] = [];
    if (state.barter?.a === who || state.barter?.b === who) {
      state.barter = null;
      m.skipTo('turn.end');
    }
    if (living(state).length === 1) state.winners = living(state);
    m.emit({ type: 'left', seat: who });
  },
  outcome,
  view,
  everything,
  mask: (event) =>
    'card' in event && (event.type === 'drew' || event.type === 'offered') ? { ...event, card: null } : maskBarter(event),
  guess,
  hidden,
  check(state) {
    const all = [...state.hands, ...state.nests, state.deck, state.discard].flat().sort();
    const full = (Object.keys(COPIES) as Card[]).flatMap((card) => Array<Card>(COPIES[card]).fill(card)).sort();
    if (all.join() !== full.join()) throw new Error('a card was lost or doubled');
  },
};

function maskBarter(event: Magpies['event']) {
  return event.type === 'bartered' ? { ...event, gave: null, got: null } : event;
}
