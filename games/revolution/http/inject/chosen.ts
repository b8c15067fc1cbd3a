import { readWith, type Seat } from '@tavern/engine';
import { deckOf, seatSchema } from '../../rules/decks.ts';
import { type LeaderId, leaderIndex } from '../../rules/state.ts';
import type { GivenEnv, GivenPlayer } from '../shapes/injected.ts';
import { PLAYER_IDS, type PlayerId } from '../shapes/names.ts';
import type { Faults } from './faults.ts';
import { known } from './known.ts';

/** What a seat has brought. */
export interface Chosen {
  readonly seat: Seat;
  readonly deckId: string;
  /** Four, in the order of the rounds. */
  readonly leaders: readonly LeaderId[];
}

/** The seats bring these decks, unless others are named. */
const USUAL = ['homeland', 'opensquare'] as const;

export function chosenBy(env: GivenEnv, seat: Seat, faults: Faults): Chosen {
  const name = PLAYER_IDS[seat] ?? PLAYER_IDS[0];
  const deckId = deckIdOf(env.players[name], seat, `players.${name}`, faults);
  return { seat, deckId, leaders: leadersOf(env, name, deckId, faults) };
}

function deckIdOf({ deckId }: GivenPlayer, seat: Seat, field: string, faults: Faults): string {
  const usual = USUAL[seat] ?? USUAL[0];
  const read = readWith(seatSchema, { deck: deckId ?? usual });
  if (read.ok) return read.value.deck;
  faults.refused({ ...read, field: `gameEnv.${field}.deckId` });
  return usual;
}

/** Four, in the order of the rounds. Where only the one of this round is named, it takes its place among those of the deck. */
function leadersOf(env: GivenEnv, name: PlayerId, deckId: string, faults: Faults): LeaderId[] {
  const { leader, leaders } = env.players[name];
  const at = leaderIndex(env.round);
  const four = [...(leaders ?? deckOf({ deck: deckId }).leaders)].filter((id, index) =>
    known(id, `players.${name}.leaders.${index}`, faults),
  );
  if (new Set(four).size < four.length) faults.note(`players.${name}.leaders`, 'leader-twice');
  for (const [field, id] of [
    [`players.${name}.leader`, leader],
    [`zones.${name}.leader`, env.zones?.[name].leader],
  ] as const) {
    if (id === undefined || id === null || !known(id, field, faults) || four[at] === id) continue;
    const elsewhere = four.indexOf(id);
    if (leaders !== undefined || (field.startsWith('zones') && leader !== undefined && leader !== null))
      faults.note(field, 'other-leader', { leader: four[at] ?? '', round: env.round });
    else {
      if (elsewhere >= 0) four[elsewhere] = four[at] as LeaderId;
      four[at] = id;
    }
  }
  return four;
}
