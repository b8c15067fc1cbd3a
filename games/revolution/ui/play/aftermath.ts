import { foreseePart, type Json, type Packet, type Seat } from '@tavern/engine';
import { game } from '../../rules/game.ts';
import { boardOf } from '../../rules/reckoning/board.ts';
import { reckon } from '../../rules/reckoning/reckon.ts';
import type { CharacterReckoning, Line, Reckoning } from '../../rules/reckoning/types.ts';
import type { CardId } from '../../rules/state.ts';
import type { Revolution, RevolutionOption } from '../../rules/types.ts';
import type { View } from '../../rules/view.ts';

/** What an answer leads to: the reckoning now and then, and how many cards each seat draws by it. */
export interface Aftermath {
  readonly before: Reckoning;
  readonly later: Reckoning;
  readonly draws: readonly number[];
}

/** Enough worlds to notice what hangs on hidden cards; few enough for every lit place to be told at once. */
const WORLDS = 3;

/** Nobody leads before the first round, and nothing is reckoned. */
export const reckoningOf = (view: View): Reckoning | null =>
  view.round === 0 || view.phase === 'redraw' ? null : reckon(boardOf(view));

/** What is certain to come of an answer; null: nothing is. The rules say so: nothing is worked out here. */
export function foreseen(packet: Packet<Revolution>, who: Seat, option: RevolutionOption): Aftermath | null {
  const before = reckoningOf(packet.view);
  if (before === null) return null;
  const sure = foreseePart(
    game,
    packet,
    who,
    option,
    ({ events, view }) =>
      ({
        later: reckoningOf(view),
        draws: view.players.map(
          (_, seat) => events.filter((event) => event.type === 'drew' && event.by !== null && event.seat === seat).length,
        ),
      }) as unknown as Json,
    { worlds: WORLDS },
  ) as unknown as Pick<Aftermath, 'draws'> & { readonly later: Reckoning | null };
  return sure === null || sure.later === null ? null : { before, later: sure.later, draws: sure.draws };
}

const sideIn = ({ sides }: Reckoning, seat: Seat) => sides[seat];
const powerIn = (reckoning: Reckoning, seat: Seat, zone: CharacterReckoning['zone']): CharacterReckoning | undefined =>
  sideIn(reckoning, seat)?.characters.find((each) => each.zone === zone);

/** How much more a seat has later. */
export const gainOf = ({ before, later }: Aftermath, seat: Seat): number =>
  (sideIn(later, seat)?.total ?? 0) - (sideIn(before, seat)?.total ?? 0);

/** One part of what changes: a character that comes, one that was there before, a combo, or a total. */
export type Change =
  | { readonly is: 'comes'; readonly card: CardId | null; readonly printed: number; readonly lines: readonly Line[] }
  | { readonly is: 'character'; readonly card: CardId | null; readonly from: number; readonly to: number }
  | { readonly is: 'combo'; readonly amount: number }
  | { readonly is: 'total'; readonly amount: number };

/** What changes on one side, in the order in which it is reckoned. */
export function changesOf({ before, later }: Aftermath, seat: Seat): readonly Change[] {
  const [was, is] = [sideIn(before, seat), sideIn(later, seat)];
  if (was === undefined || is === undefined) return [];
  const characters = is.characters.flatMap((each): Change[] => {
    const old = powerIn(before, seat, each.zone);
    if (old === undefined) return [{ is: 'comes', card: each.card, printed: each.printed, lines: each.lines }];
    return old.power === each.power ? [] : [{ is: 'character', card: each.card, from: old.power, to: each.power }];
  });
  const rest = is.total - is.power - is.comboBonus - (was.total - was.power - was.comboBonus);
  return [
    ...characters,
    ...(is.comboBonus === was.comboBonus ? [] : [{ is: 'combo', amount: is.comboBonus - was.comboBonus } as const]),
    ...(rest === 0 ? [] : [{ is: 'total', amount: rest } as const]),
  ];
}
