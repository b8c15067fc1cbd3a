import { type Packet, type Seat, seat as toSeat } from '@tavern/engine';
import type { ContractRoom } from '../../contract.ts';
import { leaderIndex, type Spot, type Zone } from '../rules/state.ts';
import type { Revolution } from '../rules/types.ts';
import type { PlacedView, PlayerView, View } from '../rules/view.ts';
import { countsOf } from './cards.ts';
import { fieldEffectsOf, NO_EFFECTS } from './field-effects.ts';
import type { Instances } from './instances.ts';
import { each, playerOf } from './players.ts';
import { type Open, pendingOf } from './selection.ts';
import type { Play, PlayerEnv, Standing, ZoneCard } from './shapes/game-env.ts';
import type { Phase } from './shapes/names.ts';

const PHASES: { readonly [phase in View['phase']]: Phase } = {
  redraw: 'READY_PHASE',
  main: 'MAIN_PHASE',
  secret: 'SP_PHASE',
  battle: 'BATTLE_PHASE',
  over: 'GAME_OVER',
};
export const phaseOf = ({ phase }: Pick<View, 'phase'>): Phase => PHASES[phase];

/** What one player sees of a match, as it has been followed. */
export interface Followed {
  readonly seat: Seat;
  readonly packet: Packet<Revolution>;
  readonly instances: Instances;
  readonly plays: readonly Play[];
  readonly open: Open | null;
}

const leaderOf = ({ leaders }: PlayerView, { round }: View): string | null => leaders[leaderIndex(round)] ?? null;

function spotOf(spot: Spot<PlacedView>, id: string | null): ZoneCard | null {
  if (spot === null) return null;
  if (spot === 'vacant') return { cardId: null, isFaceDown: false, isVacant: true, isNeutralised: false, target: null };
  return {
    cardId: id,
    isFaceDown: spot.face === 'down',
    isVacant: false,
    isNeutralised: spot.neutralised,
    target: spot.target,
  };
}

function zonesOf(view: View, seat: Seat, instances: Instances): Standing['zones']['playerId_1'] {
  const player = playerIn(view, seat);
  const at = (zone: Zone): ZoneCard | null => spotOf(player.zones[zone], instances.at(seat, zone));
  return { leader: leaderOf(player, view), top: at('top'), left: at('left'), right: at('right'), help: at('help'), sp: at('sp') };
}

function playerIn({ players }: View, seat: Seat): PlayerView {
  const player = players[seat];
  if (player === undefined) throw new Error(`nobody sits at ${seat}`);
  return player;
}

/** H-26: the rival's hand and both decks as counts. */
function playerEnv(view: View, seat: Seat, name: string | null, instances: Instances): Omit<PlayerEnv, 'fieldEffects'> {
  const player = playerIn(view, seat);
  return {
    name,
    leader: leaderOf(player, view),
    leaders: [...player.leaders],
    hand: player.hand === null ? null : instances.hand(seat),
    handCount: player.handCount,
    deckCount: player.deckCount,
    discardCount: player.discard.length,
    deckList: countsOf(player.list),
    seenCards: (player.looks ?? []).flatMap(({ cards }) => cards),
    victoryPoints: player.vp,
  };
}

/** How a match stands for one player. */
export function standingOf({ packet, instances, plays, open }: Followed, room: ContractRoom, phase: Phase): Standing {
  const { view, question, waiting } = packet;
  const effects = fieldEffectsOf(view, instances);
  const { results, over } = view;
  return {
    gameId: room.code,
    matchId: room.match,
    phase,
    round: view.round,
    currentTurn: view.turn,
    currentPlayer: view.phase === 'main' ? playerOf(view.current) : null,
    firstPlayer: playerOf(view.first),
    players: each((seat) => ({
      ...playerEnv(view, seat, room.names[seat] ?? null, instances),
      fieldEffects: effects[seat] ?? NO_EFFECTS,
    })),
    zones: each((seat) => zonesOf(view, seat, instances)),
    playSequence: { plays: [...plays] },
    pendingSelection: open === null ? null : pendingOf(open, question, instances),
    waitingFor: waiting.map(({ seat }) => playerOf(seat)),
    results: results.map(({ totals, awards, winner }, index) => ({
      round: index + 1,
      totals: each((seat) => totals[seat] ?? 0),
      points: each((seat) => awards[seat]?.points ?? 0),
      winner: winner === null ? null : playerOf(winner),
    })),
    outcome: over === null ? null : { winner: over.winner === null ? null : playerOf(over.winner), how: over.how },
  };
}

/** A room in which no match has started: nobody has anything yet. */
export function lobbyOf({ code, names }: ContractRoom): Standing {
  const both = names.length === 2 && names.every((name) => name !== null);
  return {
    gameId: code,
    matchId: null,
    phase: both ? 'BOTH_JOINED' : 'WAITING_FOR_PLAYERS',
    round: 0,
    currentTurn: 0,
    currentPlayer: null,
    firstPlayer: null,
    players: each((seat) => ({
      name: names[seat] ?? null,
      leader: null,
      leaders: [],
      hand: null,
      handCount: 0,
      deckCount: 0,
      discardCount: 0,
      deckList: {},
      seenCards: [],
      victoryPoints: 0,
      fieldEffects: NO_EFFECTS,
    })),
    zones: each(() => ({ leader: null, top: null, left: null, right: null, help: null, sp: null })),
    playSequence: { plays: [] },
    pendingSelection: null,
    waitingFor: names.flatMap((name, index) => (name === null ? [playerOf(toSeat(index))] : [])),
    results: [],
    outcome: null,
  };
}
