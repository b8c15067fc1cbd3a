import type { Json } from './json.ts';
import { type Say, say } from './say.ts';

/**
 * What users can cause. Nothing changed. `code` is for programs, `field` names the culprit, `why` says it in words and names the way out.
 */
export interface Refusal<Code extends string = string> {
  readonly ok: false;
  readonly code: Code;
  readonly field?: string;
  readonly why: Say;
}

type Values = { readonly [name: string]: Json };

/** `refusal.<code>` in the texts says it. What is not given is left out, not undefined: a refusal goes out as it is. */
export function refusal<Code extends string>(code: Code, values?: Values, field?: string): Refusal<Code> {
  const why = say(`refusal.${code}`, values);
  return field === undefined ? { ok: false, code, why } : { ok: false, code, field, why };
}

/** What a match, a record or a snapshot refuses. */
export type MatchCode =
  | 'no-such-question'
  | 'not-yours'
  | 'already-answered'
  | 'not-an-option'
  | 'malformed'
  | 'match-over'
  | 'match-broken'
  | 'already-conceded'
  | 'other-game'
  | 'other-version'
  | 'other-content'
  | 'not-revealed'
  | 'not-the-secret'
  | 'diverged'
  | 'other-parent'
  | 'parent-diverged'
  | 'too-many-branches';

export type MatchRefusal = Refusal<MatchCode>;

/** The words of the engine's refusals may name the field. */
export const refuse = (code: MatchCode, values: Values = {}, field?: string): MatchRefusal =>
  refusal(code, field === undefined ? values : { field, ...values }, field);

/** Input that cannot be read: which field, and what is wrong with it (`problem.*` in the texts). */
export const malformed = (field: string, problem: string, values?: Values): MatchRefusal =>
  refuse('malformed', { problem: say(`problem.${problem}`, values) }, field);
