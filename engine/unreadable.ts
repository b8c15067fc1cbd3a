import type { z } from 'zod';
import type { Json } from './json.ts';
import { type MatchRefusal, malformed } from './refusal.ts';
import { isSay, type Say } from './say.ts';

/**
 * What a schema's own check says, in words of every language: `context.addIssue(because(why))`. The words are a whole sentence, and name the way
 * out.
 */
export const because = (
  why: Say,
): { readonly code: 'custom'; readonly message: string; readonly params: { readonly why: Say } } => ({
  code: 'custom',
  message: why.key,
  params: { why },
});

/** Reads what comes from outside. Never throws: nested deeper than any parser goes, it is refused as well. */
export function readWith<X>(
  schema: z.ZodType<X>,
  given: unknown,
  prefix = '',
): { readonly ok: true; readonly value: X } | MatchRefusal {
  try {
    const parsed = schema.safeParse(given);
    return parsed.success ? { ok: true, value: parsed.data } : unreadable(parsed.error, prefix);
  } catch {
    return malformed(prefix === '' ? 'input' : prefix, 'damaged');
  }
}

/** A schema's complaint as a refusal: the first field that is wrong, and why, in words of every language. */
function unreadable(error: z.ZodError, prefix: string): MatchRefusal {
  const issue = innermost(error.issues[0] as z.core.$ZodIssue);
  const stray = issue.code === 'unrecognized_keys' ? issue.keys.slice(0, 1) : [];
  const field = [prefix, ...issue.path, ...stray].filter((part) => part !== '').join('.') || 'input';
  const why = reasonOf(issue);
  if (why !== null) return { ok: false, code: 'malformed', field, why };
  const [problem, values] = problemOf(issue);
  return malformed(field, problem, values);
}

/** The words of a check that has its own (`because`). */
function reasonOf(issue: z.core.$ZodIssue): Say | null {
  const why = issue.code === 'custom' ? (issue.params?.['why'] as Json | undefined) : undefined;
  return why !== undefined && isSay(why) ? why : null;
}

/** Of a union's complaints, the one that read furthest: it names the field that matters. */
function innermost(issue: z.core.$ZodIssue): z.core.$ZodIssue {
  if (issue.code !== 'invalid_union') return issue;
  const branches = issue.errors.flatMap((branch) => branch.slice(0, 1)).map(innermost);
  const deepest = branches.sort((a, b) => b.path.length - a.path.length)[0];
  return deepest === undefined ? issue : { ...deepest, path: [...issue.path, ...deepest.path] };
}

function problemOf(issue: z.core.$ZodIssue): [problem: string, values?: { readonly [name: string]: Json }] {
  switch (issue.code) {
    case 'invalid_type':
      return ['wrong-type', { expected: issue.expected }];
    case 'invalid_value':
      return ['not-allowed', { values: issue.values.map(String) }];
    case 'too_small':
      return ['too-small', { min: Number(issue.minimum) }];
    case 'too_big':
      return ['too-big', { max: Number(issue.maximum) }];
    case 'unrecognized_keys':
      return ['unknown-field'];
    case 'invalid_format':
      return ['wrong-form', { form: issue.format }];
    default:
      return ['refused', { message: issue.message }];
  }
}
