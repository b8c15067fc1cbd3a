import {
  type Json,
  nameOf,
  type Option,
  type Say,
  type Seat,
  say,
  seatsOf,
  type Tell,
  type Texts,
  type Words,
} from '@tavern/engine';
import type { Card, Magpies, View } from './types.ts';

const card = (what: Card | null): Say => say(`card.${what ?? 'hidden'}.name`);
const cards = (all: readonly Card[]): Json => (all.length === 0 ? say('card.none') : all.map(card));

const MARKS: Tell<Magpies>['marks'] = {
  bids: 'system',
  drew: 'action',
  nested: 'action',
  stealing: 'combat',
  hawk: 'combat',
  stole: 'combat!',
  offered: 'trade',
  bartered: 'trade',
  left: 'system',
};

function happened(event: Magpies['event']): Say {
  switch (event.type) {
    case 'bids':
      return say('event.bids', { bids: event.bids.map((bid) => bid ?? 0) });
    case 'stealing':
      return say('event.stealing', { thief: { seat: event.thief }, from: { seat: event.from } });
    case 'stole':
      return say('event.stole', { thief: { seat: event.thief }, from: { seat: event.from }, card: card(event.card) });
    case 'bartered':
      return say('event.bartered', {
        a: { seat: event.a },
        b: { seat: event.b },
        gave: card(event.gave),
        got: card(event.got),
      });
    case 'hawk':
    case 'left':
      return say(`event.${event.type}`, { who: { seat: event.seat } });
    default:
      return say(`event.${event.type}`, { who: { seat: event.seat }, card: card(event.card) });
  }
}

function deed(option: Option<Magpies>): Say {
  switch (option.do) {
    case 'bid':
      return say('option.bid', { n: option.n });
    case 'nest':
    case 'offer':
      return say(`option.${option.do}`, { card: card(option.card) });
    case 'steal':
      return say('option.steal', { from: { seat: option.from } });
    case 'barter':
      return say('option.barter', { with: { seat: option.with } });
    default:
      return say(`option.${option.do}`);
  }
}

/** All hands are open. */
function others({ hands }: View, owner: Seat, who: Seat | null): Say[] {
  const hand = hands[owner] ?? null;
  return hand === null || owner === who ? [] : [say('table.holds', { cards: cards(hand) })];
}

/** Magpies in words. */
export const tell: Tell<Magpies> = {
  marks: MARKS,
  event: (event) => ({ say: happened(event) }),
  question: (ask) => (ask.kind === 'hawk' ? say('question.hawk', { thief: { seat: ask.thief } }) : say(`question.${ask.kind}`)),
  option: (option) => ({ say: deed(option) }),
  table: (view, who) => [
    {
      id: 'own',
      kind: 'notes',
      notes: [
        say('table.deck', { n: view.deckCount }),
        ...(who === null ? [] : [say('table.hand', { cards: cards(view.hands[who] ?? []) })]),
      ],
    },
    {
      id: 'nests',
      kind: 'rows',
      rows: seatsOf(view.nests.length).map((each) => ({
        seat: each,
        title: nameOf(each),
        parts: [
          say(`seat.bird.${view.birds[each]}`),
          say('table.nest', { cards: cards(view.nests[each] ?? []) }),
          ...others(view, each, who),
        ],
      })),
    },
  ],
};

const en: Words = {
  'game.name': 'Magpies',
  'game.about': 'Fill your nest, and mind the hawks.',
  'options.goal.label': 'Goal',
  'options.goal.help': 'Points that win at once.',
  'options.barter.label': 'Barter',
  'options.barter.help': 'May birds barter?',
  'options.dusk.label': 'Dusk',
  'options.dusk.help': 'When the day ends.',
  'options.dusk.early': 'Early',
  'options.dusk.late': 'Late',
  'seat.bird.label': 'Bird',
  'seat.bird.help': 'A crow starts with one more card.',
  'seat.bird.magpie': 'magpie',
  'seat.bird.crow': 'crow',
  'seat.bird.out': 'flown off',
  'card.coin.name': 'coin',
  'card.ring.name': 'ring',
  'card.crown.name': 'crown',
  'card.hawk.name': 'hawk',
  'card.hidden.name': 'something',
  'card.none': 'nothing',
  'event.bids': 'The bids are {bids}.',
  'event.drew': '{who} draws {card}.',
  'event.nested': '{who} puts {card} into the nest.',
  'event.stealing': '{thief} flies to the nest of {from}.',
  'event.hawk': '{who} sends a hawk.',
  'event.stole': '{thief} steals {card} from {from}.',
  'event.offered': '{who} offers {card}.',
  'event.bartered': '{a} gives {b} {gave} for {got}.',
  'event.left': '{who} flies off.',
  'question.bid': 'How early do you get up?',
  'question.turn': 'What do you do?',
  'question.hawk': '{thief} is stealing. Send a hawk?',
  'question.barter': 'What do you offer?',
  'option.bid': '{n} {n|hour|hours} early',
  'option.draw': 'Draw',
  'option.pass': 'Pass',
  'option.nest': 'Nest {card}',
  'option.steal': 'Steal from {from}',
  'option.barter': 'Barter with {with}',
  'option.let': 'Let it be',
  'option.hawk': 'Send a hawk',
  'option.offer': 'Offer {card}',
  'option.accept': 'Accept',
  'option.close': 'Close',
  'blocked.empty-nest': 'The nest of {who} is empty.',
  'outcome.hoard': 'The fullest nest wins.',
  'table.deck': '{n} {n|card|cards} in the deck.',
  'table.hand': 'In hand: {cards}.',
  'table.holds': 'holds {cards}',
  'table.nest': 'has {cards}',
};

const zhHant: Words = {
  'game.name': '喜鵲',
  'game.about': '填滿你的巢，小心老鷹。',
  'options.goal.label': '目標',
  'options.goal.help': '達到即勝的分數。',
  'options.barter.label': '交換',
  'options.barter.help': '鳥可以交換嗎？',
  'options.dusk.label': '黃昏',
  'options.dusk.help': '一天何時結束。',
  'options.dusk.early': '早',
  'options.dusk.late': '晚',
  'seat.bird.label': '鳥',
  'seat.bird.help': '烏鴉開始時多一張牌。',
  'seat.bird.magpie': '喜鵲',
  'seat.bird.crow': '烏鴉',
  'seat.bird.out': '已飛走',
  'card.coin.name': '硬幣',
  'card.ring.name': '戒指',
  'card.crown.name': '王冠',
  'card.hawk.name': '老鷹',
  'card.hidden.name': '某樣東西',
  'card.none': '無',
  'event.bids': '出價是 {bids}。',
  'event.drew': '{who} 抽了 {card}。',
  'event.nested': '{who} 把 {card} 放進巢。',
  'event.stealing': '{thief} 飛向 {from} 的巢。',
  'event.hawk': '{who} 派出老鷹。',
  'event.stole': '{thief} 從 {from} 偷走 {card}。',
  'event.offered': '{who} 提出 {card}。',
  'event.bartered': '{a} 給 {b} {gave}，換得 {got}。',
  'event.left': '{who} 飛走了。',
  'question.bid': '你多早起床？',
  'question.turn': '你要做什麼？',
  'question.hawk': '{thief} 正在偷竊。派出老鷹嗎？',
  'question.barter': '你提出什麼？',
  'option.bid': '早 {n} 小時',
  'option.draw': '抽牌',
  'option.pass': '跳過',
  'option.nest': '把 {card} 放進巢',
  'option.steal': '偷 {from}',
  'option.barter': '與 {with} 交換',
  'option.let': '算了',
  'option.hawk': '派出老鷹',
  'option.offer': '提出 {card}',
  'option.accept': '接受',
  'option.close': '結束',
  'blocked.empty-nest': '{who} 的巢是空的。',
  'outcome.hoard': '最滿的巢獲勝。',
  'table.deck': '牌庫有 {n} 張牌。',
  'table.hand': '手牌：{cards}。',
  'table.holds': '手牌：{cards}',
  'table.nest': '有 {cards}',
};

export const texts: Texts = { en, 'zh-Hant': zhHant };
