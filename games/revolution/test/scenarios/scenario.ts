import { readdirSync, readFileSync } from 'node:fs';
import type { Phase, PlayerId } from '../../http/shapes/names.ts';
import type { RuleData } from '../../rules/rule.ts';
import type { CardId, Zone } from '../../rules/state.ts';

// RR-099, RR-100: a state, what players ask for, and what must come of it. Each file is run against the rules alone and over HTTP.

type Both<X> = { readonly [player in PlayerId]: X };

/** How things stand, the same to the rules and over HTTP: all that both players see together. */
export interface Sight {
  /** DRAW_PHASE counts as MAIN_PHASE: only the interface has it (H-32). */
  readonly phase: Phase;
  readonly round: number;
  readonly turn: number;
  readonly waitingFor: readonly PlayerId[];
  readonly leaders: Both<string>;
  /** Sorted. */
  readonly hands: Both<readonly string[]>;
  readonly decks: Both<number>;
  readonly discards: Both<number>;
  readonly points: Both<number>;
  /** `c-1`, `c-1 face-down`, `vacant`, or nothing. */
  readonly zones: Both<{ readonly [zone in Zone]: string | null }>;
  /** Of the characters that are face-up. */
  readonly powers: Both<{ readonly [zone: string]: number }>;
  /** Help cards that do nothing any more. */
  readonly disabled: Both<readonly string[]>;
  readonly selection: { readonly player: PlayerId; readonly source: string; readonly cards: readonly string[] } | null;
  readonly winner: PlayerId | 'nobody' | null;
}

/** What somebody asks for. */
type Request =
  | { readonly request: 'startReady'; readonly redraw: boolean }
  | { readonly request: 'playerAction'; readonly action: Action }
  /** By card; none: nothing is taken. */
  | { readonly request: 'selectCard'; readonly selected: readonly string[] }
  | { readonly request: 'nextRound' }
  /** Over HTTP alone: all events of this type, or all there are. */
  | { readonly request: 'acknowledgeEvents'; readonly types?: readonly string[] };
type Action =
  | { readonly type: 'PlayCard' | 'PlayCardBack'; readonly card: CardId; readonly zone: Zone }
  | { readonly type: 'Pass' };

export type ScenarioStep = Request & {
  readonly player: PlayerId;
  /** It is refused with this event, and nothing changes. */
  readonly refused?: string;
  /** It is so already: over HTTP nothing changes (H-23), and the rules are not asked. */
  readonly already?: true;
  /** What is so afterwards; what is not named does not matter. */
  readonly then?: Partial<Sight>;
  /** Over HTTP alone: the types of what this player is told of it, in order. */
  readonly told?: readonly string[];
  /** The same for the other player. */
  readonly toldOther?: readonly string[];
  /** Over HTTP alone: the last of the plays, as `playerId_1 PLAY_CARD c-1 top`; a card that this player does not see is `?`. */
  readonly plays?: readonly string[];
  /** Over HTTP alone: how many events still wait for this player. */
  readonly waiting?: number;
};

export interface Scenario {
  readonly name: string;
  readonly about: string;
  /** A rule that no card has: this card has it for once. */
  readonly planted?: { readonly card: CardId; readonly rule: RuleData };
  readonly gameEnv: { readonly [field: string]: unknown };
  /** Over HTTP alone: the plays at the beginning, as `playerId_1` sees them. */
  readonly plays?: readonly string[];
  readonly steps: readonly ScenarioStep[];
}

const HERE = new URL('.', import.meta.url);

export const scenarios: readonly Scenario[] = readdirSync(HERE)
  .filter((file) => file.endsWith('.json'))
  .toSorted()
  .map((file) => ({
    name: file.replace('.json', ''),
    ...(JSON.parse(readFileSync(new URL(file, HERE), 'utf8')) as Omit<Scenario, 'name'>),
  }));
