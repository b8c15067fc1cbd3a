import { type MatchRefusal, refuse } from '../refusal.ts';

/** A match may be a branch of a branch, and so on: this many times in a row. */
const MOST_BRANCHES = 16;
/** All parents together. The longest matches have a few thousand answers. */
const MOST_ANSWERS = 50_000;

/** What is read before anything is known of it. */
interface Link {
  readonly answers?: unknown;
  readonly parent?: { readonly record?: Link } | null;
}

/** Whether a record has too many parents, or too long ones. Before it is parsed: a parser would go as deep as the record does. */
export function chainFault(given: unknown): MatchRefusal | null {
  let answers = 0;
  let branches = 0;
  let link = parentOf(given);
  while (link !== null) {
    branches += 1;
    answers += Array.isArray(link.answers) ? link.answers.length : 0;
    if (branches > MOST_BRANCHES || answers > MOST_ANSWERS)
      return refuse('too-many-branches', { branches: MOST_BRANCHES, answers: MOST_ANSWERS }, 'parent');
    link = parentOf(link);
  }
  return null;
}

function parentOf(given: unknown): Link | null {
  const { parent } = (typeof given === 'object' && given !== null ? given : {}) as Link;
  const record = typeof parent === 'object' && parent !== null ? parent.record : null;
  return typeof record === 'object' && record !== null ? record : null;
}
