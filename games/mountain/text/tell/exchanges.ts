import { type Json, type Say, type Seat, say, signed } from '@tavern/engine';
import { onBoard } from '../../rules/board.ts';
import { enemies } from '../../rules/catalog.ts';
import { wearinessIn } from '../../rules/house-rules.ts';
import { hitChance } from '../../rules/odds/hit-chance.ts';
import { type Against, attackBonuses, defenceBonuses, total } from '../../rules/score.ts';
import type { Duel, Fight, Loot } from '../../rules/state.ts';
import { HIDDEN_LUCK, type PlayerView, type TradeView, type View } from '../../rules/view.ts';
import { asPlayer } from './players.ts';
import { enemyName, items, luckName, luckText, name, names } from './words.ts';

/** What goes on between players and enemies right now. */
export function exchangeLines(view: View, seat: Seat | null): Say[] {
  const { fight, duel, loot, trade, luck, act } = view;
  const lines: Say[] = [];
  if (act.smoke) lines.push(say('table.smoke'));
  if (luck !== null && luck !== HIDDEN_LUCK) lines.push(say('table.luck', { card: luckName(luck), text: luckText(luck) }));
  if (view.named.length > 0) lines.push(say('table.named', { who: name(view.current), targets: names(view.named) }));
  if (fight !== null) lines.push(...fightLines(view, fight));
  if (duel !== null) lines.push(...duelLines(view, duel, seat));
  if (loot !== null) lines.push(...lootLines(view, loot, seat));
  if (trade !== null) lines.push(...tradeLines(trade));
  return lines;
}

function strength(player: PlayerView, against: Against, weariness: number): { [value: string]: Json } {
  const whole = asPlayer(player);
  return {
    hp: player.hp,
    attack: signed(total(attackBonuses(whole, against, weariness))),
    defence: signed(total(defenceBonuses(whole, against))),
  };
}

function wayBack({ board, players, rules: { retreatDistance: n } }: View, seat: Seat): Say {
  const to = onBoard((players[seat] as PlayerView).at - n);
  return say('table.retreat', { n, to, kind: say(`tile.${board[to]}`) });
}

const inPercent = (chance: number): number => Math.round(100 * chance);

function fightLines(view: View, { foes, round }: Fight): Say[] {
  const player = view.players[view.current] as PlayerView;
  const mine = total(attackBonuses(asPlayer(player), 'enemies', 0));
  const guard = total(defenceBonuses(asPlayer(player), 'enemies'));
  const lines = foes.map(({ card, hp }, index) => {
    const { attack, defence } = enemies.get(card);
    const values = { n: index + 1, name: enemyName(card) };
    return hp === 0
      ? say('table.beaten', values)
      : say('table.foe', {
          ...values,
          hp,
          attack: signed(attack),
          defence: signed(defence),
          hit: inPercent(hitChance(mine - defence)),
          danger: inPercent(hitChance(attack - guard)),
        });
  });
  return [
    say('table.fight', { round: round + 1, who: name(view.current), ...strength(player, 'enemies', 0) }),
    ...lines,
    round === 0 ? say('table.rule') : wayBack(view, view.current),
  ];
}

function duelLines(view: View, { fighters, round, tile, fallen, fled }: Duel, seat: Seat | null): Say[] {
  const still = fighters.filter((each) => !fallen.includes(each) && !fled.includes(each));
  const weary = wearinessIn(round);
  const lines = still.map((each) =>
    say('table.fighter', { who: name(each), ...strength(view.players[each] as PlayerView, 'players', weary) }),
  );
  return [
    say('table.duel', { round, tile }),
    ...lines,
    ...(round === 1 ? [say('table.rule')] : []),
    ...(weary > 0 ? [say('table.weary', { n: weary })] : []),
    ...(seat !== null && still.includes(seat) && view.rules.duelRetreat ? [wayBack(view, seat)] : []),
  ];
}

function lootLines(view: View, { winner, loser }: Loot, seat: Seat | null): Say[] {
  const values = { who: name(winner), loser: name(loser) };
  const { pack, left, right, armour, slots, capacity } = view.players[loser] as PlayerView;
  if (seat !== winner || pack === null) return [say('table.loot.others', values)];
  const gear = [left, right, armour].filter((each) => each !== null);
  return [say('table.loot', { loser: name(loser), gear: items(gear), pack: items(pack), free: capacity - slots })];
}

function tradeLines({ a, b, counts, open }: TradeView): Say[] {
  const [first = 0, second = 0] = counts;
  if (open === null) return [say('table.trade.others', { a: name(a), b: name(b), first, second })];
  return [a, b].map((who, side) =>
    say(open.accepted[side] ? 'table.offer.accepted' : 'table.offer', {
      who: name(who),
      items: items((open.offers[side] ?? []).map(({ item }) => item)),
    }),
  );
}
