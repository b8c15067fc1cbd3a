import type { Json } from './json.ts';
import { type Say, say } from './say.ts';

export type RefusalCode =
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
  | 'diverged';

/** What users can cause. Nothing changed; `field` names the culprit, `why` says it in words and names the way out. */
export interface Refusal {
  readonly ok: false;
  readonly code: RefusalCode;
  readonly field?: string;
  readonly why: Say;
}

export function refuse(code: RefusalCode, values: { readonly [name: string]: Json } = {}, field?: string): Refusal {
  const why = say(`refusal.${code}`, field === undefined ? values : { field, ...values });
  return field === undefined ? { ok: false, code, why } : { ok: false, code, field, why };
}

/** Input that cannot be read: which field, and what is wrong with it (`problem.*` in the texts). */
export const malformed = (field: string, problem: string, values?: { readonly [name: string]: Json }): Refusal =>
  refuse('malformed', { problem: say(`problem.${problem}`, values) }, field);
