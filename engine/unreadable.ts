import type { z } from 'zod';
import type { Json } from './json.ts';
import { type MatchRefusal, malformed } from './refusal.ts';

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
  const [problem, values] = problemOf(issue);
  return malformed([prefix, ...issue.path, ...stray].filter((part) => part !== '').join('.') || 'input', problem, values);
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
