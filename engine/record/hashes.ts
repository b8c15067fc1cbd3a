import type { Types } from '../game.ts';
import type { Match } from '../match.ts';
import { type MatchRefusal, refuse } from '../refusal.ts';
import { say } from '../say.ts';
import type { MatchRecord } from './record.ts';

/** Compares a match that is replayed with the hashes of its record. */
export class HashCheck {
  private readonly hashes: MatchRecord['hashes'];
  /** Where they differ. */
  parted: { readonly expected: string; readonly got: string } | undefined;

  constructor({ hashes }: Pick<MatchRecord, 'hashes'>) {
    this.hashes = hashes;
  }

  readonly witness = <T extends Types>(match: Match<T>): MatchRefusal | null => {
    const expected = this.hashes[match.seq];
    if (expected === undefined) return null;
    const got = match.hash();
    if (got === expected) return null;
    this.parted = { expected, got };
    return refuse('diverged', { problem: say('problem.other-hash') });
  };
}

/** A record says where its match ended: after its last answer, and nowhere later. */
export function endFault({ answers, hashes }: MatchRecord): MatchRefusal | null {
  const stray = Object.keys(hashes).some((seq) => Number(seq) > answers.length);
  if (stray) return refuse('diverged', { problem: say('problem.answers-missing') }, 'answers');
  return hashes[answers.length] === undefined ? refuse('diverged', { problem: say('problem.no-final-hash') }, 'hashes') : null;
}
