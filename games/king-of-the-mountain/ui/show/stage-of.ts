import type { Seat } from '@tavern/engine';
import type { Duel } from '../../rules/state.ts';
import type { PlayerView, View } from '../../rules/view.ts';
import { NO_TRACES, type Stage, type StageDuel, type StagePlayer, type Standing, type Traces } from './stage.ts';

const seen = (player: PlayerView): StagePlayer => ({
  class: player.class,
  at: player.at,
  hp: player.hp,
  left: player.left,
  right: player.right,
  armour: player.armour,
  carried: player.carried,
  kept: player.keptCount,
  claim: player.claim,
  siege: player.siege,
  down: player.down,
  skip: player.skip,
  invisible: player.invisible,
  secondWind: player.secondWind,
  recovered: player.recovered,
  beers: player.beers,
  boosts: player.boosts.map(({ from, attack, defence }) => ({ from, attack, defence })),
  out: player.out,
  attack: player.attack,
  defence: player.defence,
  movement: player.movement,
});

const ambushesIn = ({ players }: View): Standing['ambushes'] =>
  players
    .flatMap(({ kept }, index) => (kept ?? []).flatMap(({ at }) => (at === null ? [] : [{ tile: at, owner: index as Seat }])))
    .sort((one, other) => one.tile - other.tile);

/** How things stand now. Once somebody has won, nothing is going on any more, whatever was. */
function standingOf(view: View): Standing {
  const { decks, act, fight, duel, loot, trade, winner, current, round, turn } = view;
  const going = winner === null;
  return {
    players: view.players.map(seen),
    traps: view.traps,
    ambushes: ambushesIn(view),
    decks: { enemy: decks.enemy, treasure: decks.treasure, luck: decks.luck },
    order: turn === 0 ? [] : view.order.flat().filter((seat) => !(view.players[seat]?.out ?? true)),
    current,
    round,
    turn,
    smoke: act.smoke,
    stumble: act.stumble,
    offer: going ? view.offer : null,
    fight: going && fight !== null ? { seat: current, foes: fight.foes, round: fight.round } : null,
    duel: going && duel !== null ? duelSeen(duel) : null,
    loot: going && loot !== null ? { winner: loot.winner, loser: loot.loser } : null,
    trade: going && trade !== null ? { a: trade.a, b: trade.b, counts: trade.counts } : null,
    winner,
  };
}

/** While a duel waits, its round is the one to be fought. */
const duelSeen = ({ by, cause, tile, fighters, round, fallen, fled }: Duel): StageDuel => ({
  by,
  cause,
  tile,
  fighters,
  round: Math.max(0, round - 1),
  fallen,
  fled,
});

export const stageOf = (view: View, traces: Traces = NO_TRACES): Stage => ({
  ...standingOf(view),
  dice: traces.dice,
  cards: traces.cards,
  clash: traces.clash,
  actor: traces.actor,
  closing: traces.closing,
});
