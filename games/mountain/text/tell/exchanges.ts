import { type Block, type Json, nameOf, percent, type Say, type Seat, say, signed, type TableRow } from '@tavern/engine';
import { onBoard } from '../../rules/board.ts';
import { enemies } from '../../rules/catalog.ts';
import { STALEMATE_AFTER, wearinessIn } from '../../rules/house-rules.ts';
import { hitChance } from '../../rules/odds/hit-chance.ts';
import { type Against, attackBonuses, defenceBonuses, total } from '../../rules/score.ts';
import type { Duel, Fight, Loot, Plan } from '../../rules/state.ts';
import { HIDDEN_LUCK, type PlayerView, type TradeView, type View } from '../../rules/view.ts';
import { asPlayer } from './players.ts';
import { luckUnder } from './under.ts';
import { enemyName, items, luckName, name, names, wishName } from './words.ts';

/** What goes on between players and enemies right now. */
export function exchangeBlocks(view: View, seat: Seat | null): Block[] {
  const { fight, duel, loot, trade } = view;
  return [
    ...notes('luck', drawnLines(view)),
    ...rows('named', challengeRows(view)),
    ...(fight === null ? [] : fightBlocks(view, fight, seat)),
    ...(duel === null ? [] : duelBlocks(view, duel, seat)),
    ...(loot === null ? [] : rows('loot', [lootRow(view, loot, seat)])),
    ...(trade === null ? [] : rows('trade', tradeRows(trade))),
  ];
}

const notes = (id: string, all: readonly Say[]): Block[] =>
  all.length === 0 ? [] : [{ id, now: true, kind: 'notes', notes: all }];
const rows = (id: string, all: readonly TableRow[], head?: Say): Block[] =>
  all.length === 0 ? [] : [{ id, now: true, kind: 'rows', ...(head && { head }), rows: all }];

function drawnLines({ luck, act, rules }: View): Say[] {
  const lines = act.smoke ? [say('table.smoke')] : [];
  if (luck !== null && luck !== HIDDEN_LUCK)
    lines.push(say('table.luck', { card: luckName(luck), text: luckUnder(luck, rules) }));
  return lines;
}

const challengeRows = ({ current, named }: View): TableRow[] =>
  named.length === 0 ? [] : [{ seat: current, parts: [say('table.named', { who: name(current), targets: names(named) })] }];

function strength(player: PlayerView, against: Against, weariness: number): { [value: string]: Json } {
  const whole = asPlayer(player);
  return {
    hp: player.hp,
    attack: signed(total(attackBonuses(whole, against, weariness))),
    defence: signed(total(defenceBonuses(whole, against))),
  };
}

const strengthParts = ({ hp = 0, attack = '', defence = '' }: { readonly [value: string]: Json }): Say[] => [
  say('table.hp', { hp }),
  say('table.attack', { attack }),
  say('table.defence', { defence }),
];

function wayBack({ board, players, rules: { retreatDistance: n } }: View, seat: Seat): Say {
  const to = onBoard((players[seat] as PlayerView).at - n);
  return say('table.retreat', { n, to, kind: say(`tile.${board[to]}`) });
}

/** What a hit costs; with the expansion, where to look for more. */
const roundRule = ({ rules: { expansion } }: View): Say => say(expansion ? 'table.rule.more' : 'table.rule');

function fightBlocks(view: View, { foes, round }: Fight, seat: Seat | null): Block[] {
  const player = view.players[view.current] as PlayerView;
  const mine = total(attackBonuses(asPlayer(player), 'enemies', 0));
  const guard = total(defenceBonuses(asPlayer(player), 'enemies'));
  const head = say('table.fight', { round: round + 1, who: name(view.current), ...strength(player, 'enemies', 0) });
  const enemyRows = foes.map(({ card, hp }, index): TableRow => {
    const { attack, defence } = enemies.get(card);
    const title = say('table.enemy', { n: index + 1 });
    if (hp === 0) return { title, parts: [[enemyName(card), say('table.beaten')]] };
    return {
      title,
      parts: [[enemyName(card), ...strengthParts({ hp, attack: signed(attack), defence: signed(defence) })]],
      asides: [
        say('table.hit', { n: percent(hitChance(mine - defence)) }),
        say('table.danger', { n: percent(hitChance(attack - guard)) }),
      ],
    };
  });
  const rules = round === 0 ? [roundRule(view)] : seat === view.current ? [wayBack(view, seat)] : [];
  return [...rows('fight', enemyRows, head), ...notes('rules', rules)];
}

function duelBlocks(view: View, { fighters, round, tile, fallen, fled, plans }: Duel, seat: Seat | null): Block[] {
  const still = fighters.filter((each) => !fallen.includes(each) && !fled.includes(each));
  const weary = wearinessIn(view.rules, round);
  const fighterRows = still.map((each) => ({
    seat: each,
    title: nameOf(each),
    parts: [strengthParts(strength(view.players[each] as PlayerView, 'players', weary))],
  }));
  return [
    ...rows('duel', fighterRows, say('table.duel', { round, tile })),
    ...notes('rules', [
      ...(round === 1 ? [roundRule(view)] : []),
      ...(seat === null ? fighters.flatMap((each, index) => planSay(each, plans[index] ?? null)) : []),
      ...(weary > 0 ? [say('table.weary', { n: weary })] : []),
      ...(view.rules.weariness ? [] : [say('table.stalemate', { n: STALEMATE_AFTER })]),
      ...(seat !== null && still.includes(seat) && view.rules.duelRetreat ? [wayBack(view, seat)] : []),
    ]),
  ];
}

/** Whom a fighter keeps attacking is shown where all hands are open. */
const planSay = (who: Seat, plan: Plan | null): Say[] =>
  plan === null
    ? []
    : [
        plan.target < 0
          ? say('table.plan.retreat', { who: name(who) })
          : say('table.plan', { who: name(who), target: name(plan.target) }),
      ];

function lootRow(view: View, { winner, loser }: Loot, seat: Seat | null): TableRow {
  const { pack, left, right, armour, slots, capacity } = view.players[loser] as PlayerView;
  if (seat !== winner || pack === null)
    return { seat: winner, parts: [say('table.loot.others', { who: name(winner), loser: name(loser) })] };
  const gear = [left, right, armour].filter((each) => each !== null);
  const values = { loser: name(loser), gear: items(gear), pack: items(pack), free: capacity - slots };
  return { seat: loser, parts: [say('table.loot', values)] };
}

function tradeRows({ a, b, counts, asked, open }: TradeView): TableRow[] {
  const [first = 0, second = 0] = counts;
  if (open === null) {
    const asking = [a, b].flatMap((who, side) => {
      const n = asked[side] ?? 0;
      return n === 0 ? [] : [say('table.wishes.others', { who: name(who), n })];
    });
    return [{ seat: a, parts: [say('table.trade.others', { a: name(a), b: name(b), first, second }), ...asking] }];
  }
  const { offers, accepted, wishes, refusals } = open;
  return [a, b].map((who, side) => {
    const offer = say(accepted[side] ? 'table.offer.accepted' : 'table.offer', {
      who: name(who),
      items: items((offers[side] ?? []).map(({ item }) => item)),
    });
    const wanted = (wishes[side] ?? []).map(wishName);
    const why = refusals[side] ?? null;
    return {
      seat: who,
      parts: [
        offer,
        ...(wanted.length === 0 ? [] : [say('table.wishes', { who: name(who), wishes: wanted })]),
        ...(why === null ? [] : [say('table.refusal', { who: name(who), why: say(`refusal.${why}`) })]),
      ],
    };
  });
}
