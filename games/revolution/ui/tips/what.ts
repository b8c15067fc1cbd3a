import { type Seat, seatsOf } from '@tavern/engine';
import '../../rules/cards/index.ts';
import { cards } from '../../rules/catalog.ts';
import type { Rules } from '../../rules/house-rules.ts';
import { type AwardReason, COMBOS, type ComboKind, TALLY_ROWS, type TallyRow } from '../../rules/reckoning/types.ts';
import {
  type CardId,
  GAME_TYPES,
  type GameType,
  type LeaderId,
  TRAITS,
  type Trait,
  ZONES,
  type Zone,
} from '../../rules/state.ts';
import type { View } from '../../rules/view.ts';

/** `power`: of all characters together. */
const NUMBERS = ['power', 'combo', 'total', 'vp'] as const;
export type NumberName = (typeof NUMBERS)[number];

const PILES = ['deck', 'discard', 'hand'] as const;
export type Pile = (typeof PILES)[number];

/** As the strip over the ledger has them. */
const PHASES = ['draw', 'main', 'secret', 'battle', 'end'] as const;
type PhaseName = (typeof PHASES)[number];

const AWARDS: readonly AwardReason[] = ['round', 'lead', 'tie', 'style', 'truce', 'landslide', 'doubleOrNothing'];

/** What can be true of a player, a card or the match for a while. */
const SIGNS = [
  'current',
  'first',
  'race',
  'forecast',
  'faceDown',
  'sealed',
  'vacant',
  'neutralised',
  'aimed',
  'kept',
  'changed',
  'thread',
  'search',
  'seen',
  'bottom',
  'redraw',
] as const;
type Sign = (typeof SIGNS)[number];

/** Words that cards and buttons use. */
const WORDS = [
  'leader',
  'character',
  'help',
  'secret',
  'power',
  'printed',
  'initial',
  'level',
  'summon',
  'play',
  'continuous',
  'neutralise',
  'immune',
  'firstOf',
  'faceUp',
  'faceDown',
  'bluff',
  'combo',
  'before',
  'after',
  'final',
  'vp',
] as const;
export type Word = (typeof WORDS)[number];

export type RuleName = keyof Rules;

/** Everything on the table that has a tip. */
export type What =
  | { readonly card: CardId | LeaderId }
  | { readonly spot: Zone; readonly seat: Seat }
  | { readonly leader: Seat }
  | { readonly pile: Pile; readonly seat: Seat }
  | { readonly number: NumberName; readonly seat: Seat }
  | { readonly round: number; readonly seat: Seat }
  | { readonly row: TallyRow; readonly seat?: Seat }
  | { readonly award: AwardReason }
  | { readonly combo: ComboKind }
  | { readonly type: GameType }
  | { readonly trait: Trait }
  | { readonly phase: PhaseName }
  | { readonly sign: Sign }
  | { readonly word: Word }
  | { readonly rule: RuleName };

/** Everything that can be pointed at in this view, and every card, word, sign and house rule besides. */
export function everyWhat({ rules, players }: View): What[] {
  const seats = seatsOf(players.length);
  const rounds = players[0]?.leaders ?? [];
  return [
    ...cards.all.map(({ id }) => ({ card: id })),
    ...seats.flatMap((seat) => [
      { leader: seat },
      ...ZONES.map((spot) => ({ spot, seat })),
      ...PILES.map((pile) => ({ pile, seat })),
      ...NUMBERS.map((number) => ({ number, seat })),
      ...rounds.map((_, index) => ({ round: index + 1, seat })),
      ...TALLY_ROWS.map((row) => ({ row, seat })),
    ]),
    ...TALLY_ROWS.map((row) => ({ row })),
    ...AWARDS.map((award) => ({ award })),
    ...COMBOS.map((combo) => ({ combo })),
    ...GAME_TYPES.map((type) => ({ type })),
    ...TRAITS.map((trait) => ({ trait })),
    ...PHASES.map((phase) => ({ phase })),
    ...SIGNS.map((sign) => ({ sign })),
    ...WORDS.map((word) => ({ word })),
    ...(Object.keys(rules) as RuleName[]).map((rule) => ({ rule })),
  ];
}

/** A unique name for each, to find it in a page: `data-tip`. */
export const tipName = (what: What): string => Object.entries(what).flat().join(':');
