import { type Seat, seat as toSeat } from '@tavern/engine';
import { cards } from '../rules/catalog.ts';
import type { EventOf } from '../rules/events.ts';
import type { Line, Reckoning, SideReckoning } from '../rules/reckoning/types.ts';
import { type CardId, rivalOf } from '../rules/state.ts';
import type { View } from '../rules/view.ts';
import type { Instances } from './instances.ts';
import { each, playerOf } from './players.ts';
import type { EventData, Happened } from './shapes/event.ts';

type Battle = EventOf<'battle'>;
type SpEffect = EventData<'SP_EFFECTS_EXECUTED'>['effects'][number];

const sideOf = ({ sides }: Reckoning, seat: Seat): SideReckoning => {
  const side = sides[seat];
  if (side === undefined) throw new Error(`nothing was reckoned for seat ${seat}`);
  return side;
};

const spCard = (id: Line['by']): CardId | null => (id !== null && cards.get(id).kind === 'sp' ? (id as CardId) : null);
const timingOf = (id: CardId): SpEffect['timing'] => cards.get(id).timing ?? 'before';

/** All that SP cards have done: to characters, combos, totals, Help cards and points. */
function effectsOn({ reckoning }: Battle, seat: Seat, sealed: readonly (CardId | null)[], instances: Instances): SpEffect[] {
  const { characters, comboLines, totalLines, help } = sideOf(reckoning, seat);
  const made = (by: CardId, owner: Seat, target: string | null, amount: number): SpEffect => ({
    playerId: playerOf(owner),
    source: by,
    timing: timingOf(by),
    on: playerOf(seat),
    target,
    amount,
  });
  const lines = [...characters.flatMap((character) => character.lines), ...comboLines, ...totalLines];
  const neutralised = help === null || help === 'active' ? null : help;
  return [
    ...(neutralised === null || spCard(neutralised.by) === null
      ? []
      : [made(neutralised.by, neutralised.seat, instances.at(seat, 'help'), 0)]),
    ...lines.flatMap(({ by, seat: owner, zone, amount }) => {
      const source = spCard(by);
      return source === null ? [] : [made(source, owner, zone === null ? null : instances.at(seat, zone), amount)];
    }),
    // Points come from a card of the winner, or of either player (sp-8, sp-10).
    ...(reckoning.awards[seat]?.lines ?? []).flatMap(({ by, points }) =>
      by === null ? [] : [made(by, sealed[seat] === by ? seat : rivalOf(seat), null, points)],
    ),
  ];
}

/** RR-025: the higher initial point first; equal: the first player. */
function orderOf({ leaders }: Battle, first: Seat): Seat[] {
  const [a = 0, b = 0] = leaders.map((id) => cards.get(id).initialPoint);
  const before = a === b ? first : toSeat(a > b ? 0 : 1);
  return [before, rivalOf(before)];
}

function resultOf(
  { reckoning }: Battle,
  seat: Seat,
  instances: Instances,
): EventData<'BATTLE_CALCULATED'>['players']['playerId_1'] {
  const { characters, power, combos, comboBonus, total } = sideOf(reckoning, seat);
  return {
    characters: characters.map(({ zone, printed, power: now }) => ({
      zone,
      cardId: instances.at(seat, zone),
      printed,
      power: now,
    })),
    power,
    combos: combos.map(({ kind, bonus }) => ({ combo: kind, bonus })),
    comboBonus,
    total,
  };
}

/** RR-083..RR-085: what the judges have counted. */
export function battleEvents(battle: Battle, view: View, instances: Instances): Happened[] {
  const { round, reckoning, before, after } = battle;
  const sealed = view.players.map(({ zones: { sp } }) => (sp === null || sp === 'vacant' ? null : sp.card));
  const winner = reckoning.winner === null ? null : playerOf(reckoning.winner);
  const order = orderOf(battle, view.first);
  return [
    {
      type: 'SP_EFFECTS_EXECUTED',
      data: {
        round,
        order: order.map(playerOf),
        effects: order
          .flatMap((seat) => effectsOn(battle, seat, sealed, instances))
          .toSorted((one, other) => TIMES.indexOf(one.timing) - TIMES.indexOf(other.timing)),
      },
    },
    {
      type: 'BATTLE_CALCULATED',
      data: { round, players: each((seat) => resultOf(battle, seat, instances)), winner, lead: reckoning.lead },
    },
    {
      type: 'VICTORY_POINTS_AWARDED',
      data: {
        round,
        winner,
        players: each((seat) => ({
          points: reckoning.awards[seat]?.points ?? 0,
          reasons: (reckoning.awards[seat]?.lines ?? []).map(({ why, points, by }) => ({ why, points, by })),
          before: before[seat] ?? 0,
          after: after[seat] ?? 0,
        })),
      },
    },
  ];
}

const TIMES: readonly SpEffect['timing'][] = ['before', 'after', 'final'];
