import type { Flat, Parent, Say, Seat } from '@tavern/engine';
import type { Score } from '@tavern/games';
import type { Entry } from '@tavern/host';
import type { Origin } from '../../model/shown-table.ts';

export interface HereSeat {
  /** A person's own name; bots are named by their persons. */
  readonly name: string;
  readonly choice: object;
  /** A bot's level; null: a person at this screen. */
  readonly level: string | null;
  /** The bot's person; matches from before bots were persons have none. */
  readonly person?: string;
}

/** The state of a match for lists, known without its rules. */
export interface Summary {
  readonly answers: number;
  readonly touchedAt: number;
  /** The seats it waits for. */
  readonly waiting: readonly Seat[];
  /** Rounds begun, where the game counts them. */
  readonly rounds: number | null;
  /** When it is over. */
  readonly winners: readonly Seat[] | null;
  /** The state of a run, in a line of the game's own. */
  readonly gist?: Say;
  /** Of a finished run, where the game counts points. */
  readonly score?: Score;
}

/** What a branch plays on from. */
export interface HereBranch {
  /** The other match, up to that moment: what it takes to replay and to verify it. */
  readonly parent: Parent;
  /** The round of that moment, where the game counts rounds. */
  readonly round: number | null;
}

export const originOf = ({ parent, round }: HereBranch): Origin => ({ round, answer: parent.answer });

/** A match at this screen, without its answers. */
export interface HereMatch {
  readonly id: string;
  readonly game: string;
  readonly version: number;
  readonly contentHash: string;
  readonly rules: object;
  readonly seats: readonly HereSeat[];
  /** The secret of the dice, in hex. It is stored in this browser: cheating with it cheats only people in the same room. */
  readonly secret: string;
  readonly nonces: readonly string[];
  /** The seed of secret and nonce; matches for several players, and old ones, have none. */
  readonly seed?: string;
  /** The people at this screen hide nothing from each other; left out: they do. */
  readonly openly?: boolean;
  /** Only of a branch. */
  readonly branch?: HereBranch;
  readonly startedAt: number;
  readonly endedAt: number | null;
  readonly summary: Summary;
}

type Fields = { readonly [field: string]: unknown };

const isFields = (value: unknown): value is Fields => typeof value === 'object' && value !== null && !Array.isArray(value);
const isNumber = (value: unknown): value is number => typeof value === 'number' && Number.isFinite(value);
const isWhole = (value: unknown): value is number => isNumber(value) && Number.isInteger(value) && value >= 0;
const isText = (value: unknown): value is string => typeof value === 'string';
const isTruth = (value: unknown): value is boolean => typeof value === 'boolean';
const isList =
  <X>(of: (value: unknown) => value is X) =>
  (value: unknown): value is readonly X[] =>
    Array.isArray(value) && value.every(of);
const isOr =
  <X>(of: (value: unknown) => value is X) =>
  (value: unknown): value is X | null =>
    value === null || of(value);

const isMissingOr =
  <X>(of: (value: unknown) => value is X) =>
  (value: unknown): value is X | undefined =>
    value === undefined || of(value);

const isSeat = (value: unknown): value is HereSeat =>
  isFields(value) &&
  isText(value['name']) &&
  isFields(value['choice']) &&
  isOr(isText)(value['level']) &&
  isMissingOr(isText)(value['person']);

const isSay = (value: unknown): value is Say => isFields(value) && isText(value['key']) && isMissingOr(isFields)(value['with']);
const isScore = (value: unknown): value is Score =>
  isFields(value) && ['points', 'turns', 'rounds'].every((field) => isNumber(value[field]));

const isSummary = (value: unknown): value is Summary =>
  isFields(value) &&
  isWhole(value['answers']) &&
  isNumber(value['touchedAt']) &&
  isList(isWhole)(value['waiting']) &&
  isOr(isNumber)(value['rounds']) &&
  isOr(isList(isWhole))(value['winners']) &&
  isMissingOr(isSay)(value['gist']) &&
  isMissingOr(isScore)(value['score']);

/** The engine looks at the parent's record when the match is opened. */
const isBranch = (value: unknown): value is HereBranch =>
  isFields(value) &&
  isOr(isNumber)(value['round']) &&
  isFields(value['parent']) &&
  isText(value['parent']['hash']) &&
  isWhole(value['parent']['answer']) &&
  isFields(value['parent']['record']);

/** Data in a browser may be damaged, or written by an older page. */
export const isHereMatch = (value: unknown): value is HereMatch =>
  isFields(value) &&
  isText(value['id']) &&
  isText(value['game']) &&
  isWhole(value['version']) &&
  isText(value['contentHash']) &&
  isFields(value['rules']) &&
  isList(isSeat)(value['seats']) &&
  isText(value['secret']) &&
  /^(?:[0-9a-f]{2})+$/.test(value['secret']) &&
  isList(isText)(value['nonces']) &&
  value['nonces'].length === value['seats'].length &&
  isMissingOr(isText)(value['seed']) &&
  isMissingOr(isTruth)(value['openly']) &&
  isMissingOr(isBranch)(value['branch']) &&
  isNumber(value['startedAt']) &&
  isOr(isNumber)(value['endedAt']) &&
  isSummary(value['summary']);

const isOption = (value: unknown): value is Flat =>
  isFields(value) &&
  Object.values(value).every((field) => field === null || ['boolean', 'number', 'string'].includes(typeof field));

const isEntry = (value: unknown): value is Entry =>
  isFields(value) &&
  isWhole(value['seq']) &&
  isWhole(value['seat']) &&
  isOption(value['option']) &&
  isNumber(value['at']) &&
  isWhole(value['frame']) &&
  [undefined, 'bot', 'clock'].includes(value['by'] as string | undefined);

/** Whether these are all answers of the match, in order. */
export const isLog = (value: readonly unknown[], { summary }: HereMatch): value is readonly Entry[] =>
  isList(isEntry)(value) && value.length === summary.answers && value.every(({ seq }, index) => seq === index + 1);
