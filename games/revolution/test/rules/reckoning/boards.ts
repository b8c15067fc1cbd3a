import { seat } from '@tavern/engine';
import '../../../rules/cards/index.ts';
import type { Rules } from '../../../rules/house-rules.ts';
import { reckon } from '../../../rules/reckoning/reckon.ts';
import type { Award, Board, BoardCard, BoardSide, Line, Reckoning, SideReckoning } from '../../../rules/reckoning/types.ts';
import { type CardId, type CharacterZone, type LeaderId, type Spot, ZONES, type Zone } from '../../../rules/state.ts';

/** A face-up card, a card nobody else knows, nothing for good, or one with its marks. */
export type Put = CardId | 'down' | 'vacant' | (Partial<BoardCard> & { readonly card: CardId });

/** One side of a board. Nobody leads better than s-9 for this: it does nothing unless three types are there. */
export type SideSpec = { readonly leader?: LeaderId } & { readonly [zone in Zone]?: Put };

export interface Spec {
  readonly mine?: SideSpec;
  readonly theirs?: SideSpec;
  readonly rules?: Partial<Board['rules']>;
  readonly first?: number;
}

const DEFAULTS: Pick<Rules, 'vpScheme' | 'cumulativeCombos'> = { vpScheme: 'judges', cumulativeCombos: false };

/** Cards come in the order of zones, mine before theirs, unless `at` says otherwise. */
function spotOf(put: Put | undefined, at: number): Spot<BoardCard> {
  if (put === undefined) return null;
  if (put === 'vacant') return 'vacant';
  const plain = { card: null, face: 'up', at, target: null, neutralised: false } as const;
  if (put === 'down') return { ...plain, face: 'down' };
  return typeof put === 'string' ? { ...plain, card: put } : { ...plain, ...put };
}

function sideOf({ leader = 's-9', ...puts }: SideSpec, from: number): BoardSide {
  const spots = ZONES.map((zone, index) => [zone, spotOf(puts[zone], from + index)]);
  return { leader, zones: Object.fromEntries(spots) as BoardSide['zones'] };
}

export const board = ({ mine = {}, theirs = {}, rules = {}, first = 0 }: Spec): Board => ({
  sides: [sideOf(mine, 1), sideOf(theirs, 11)],
  rules: { ...DEFAULTS, ...rules },
  first: seat(first),
});

export const reckoned = (spec: Spec): Reckoning => reckon(board(spec));

const sideAt = ({ sides }: Reckoning, index: number): SideReckoning => sides[index] as SideReckoning;

export const MINE = 0;
export const THEIRS = 1;

export const totals = ({ sides }: Reckoning): number[] => sides.map(({ total }) => total);
export const points = ({ awards }: Reckoning): number[] => awards.map((award) => award.points);

const signed = (n: number): string => (n < 0 ? String(n) : `+${n}`);
const said = ({ amount, by, kept }: Line): string =>
  kept === undefined ? `${signed(amount)} ${by ?? 'floor'}` : `(${signed(kept.amount)} ${by}, kept by ${kept.by})`;

/** How a power came about: `110 +30 c-6 -100 sp-1 = 40`. Empty: nothing is there that counts. */
export function sum(reckoning: Reckoning, side: number, zone: CharacterZone): string {
  const found = sideAt(reckoning, side).characters.find((character) => character.zone === zone);
  return found === undefined ? '' : [found.printed, ...found.lines.map(said), '=', found.power].join(' ');
}

/** All powers of a side, with their lines. */
export const sums = (reckoning: Reckoning, side: number): string[] =>
  sideAt(reckoning, side).characters.map(({ zone }) => sum(reckoning, side, zone));

/** How a combo bonus came about: `150 rightPatriot -120 sp-5 = 30`. */
export function combo(reckoning: Reckoning, side: number): string {
  const { combos, comboLines, comboBonus } = sideAt(reckoning, side);
  const bases = combos.map(({ bonus, kind }) => `${bonus} ${kind}`);
  return [...bases, ...comboLines.filter(({ by }) => by !== null).map(said), '=', comboBonus].join(' ');
}

/** What was added to a total: `+80 s-9 = 390`. */
export function total(reckoning: Reckoning, side: number): string {
  const { totalLines, total: all } = sideAt(reckoning, side);
  return [...totalLines.map(said), '=', all].join(' ');
}

/** What the judges give: `15 round, 4 lead`. */
export const award = ({ awards }: Reckoning, side: number): string =>
  (awards[side] as Award).lines.map(({ points: n, why }) => `${n} ${why}`).join(', ');

export const helpOf = (reckoning: Reckoning, side: number): string => {
  const { help } = sideAt(reckoning, side);
  return help === null || help === 'active' ? String(help) : `ended by ${help.by}`;
};
