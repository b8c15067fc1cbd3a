import { digest } from '../digest.ts';
import { same } from '../json.ts';
import { type MatchRefusal, malformed, refuse } from '../refusal.ts';
import type { MatchRecord, Parent } from './record.ts';

/** The record up to this answer: what replays it, and nothing of what came later. `hash`: the match's own, there. */
export function parentOf(record: MatchRecord, answer: number, hash: string): Parent {
  const { game, versions, contentHash, rules, seats, commit, nonces, secret, seed, answers, by, at, hashes, parent } = record;
  const until = ([seq]: readonly [string, unknown]): boolean => Number(seq) <= answer;
  const cut: MatchRecord = {
    game,
    versions: versions.filter(({ from }) => from <= answer),
    contentHash,
    rules,
    seats,
    commit,
    nonces,
    ...(secret === undefined ? {} : { secret }),
    ...(seed === undefined ? {} : { seed }),
    answers: answers.slice(0, answer),
    ...(by === undefined ? {} : { by: Object.fromEntries(Object.entries(by).filter(until)) }),
    ...(at === undefined ? {} : { at: at.slice(0, answer) }),
    hashes: { ...Object.fromEntries(Object.entries(hashes).filter(until)), [answer]: hash },
    ...(parent === undefined ? {} : { parent }),
  };
  return { hash: digest(cut), answer, record: cut };
}

/** A parent that was changed after the branch began. */
export function parentFault({ hash, answer, record }: Parent): MatchRefusal | null {
  if (digest(record) !== hash) return refuse('other-parent', {}, 'parent.hash');
  return answer === record.answers.length ? null : malformed('parent.answer', 'not-the-last', { answers: record.answers.length });
}

/** A branch has its parent's rules and choices: they are in the state that it begins with. Names may differ, since others sit there now. */
export function branchFault({ rules, seats }: MatchRecord, { record }: Parent): MatchRefusal | null {
  if (!same(rules, record.rules)) return refuse('other-parent', {}, 'rules');
  if (seats.length !== record.seats.length) return refuse('other-parent', {}, 'seats');
  const odd = seats.findIndex(({ choice }, index) => !same(choice, record.seats[index]?.choice));
  return odd < 0 ? null : refuse('other-parent', {}, `seats.${odd}.choice`);
}
