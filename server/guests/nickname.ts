import { type NameProblem, type Refusal, readName, refusal } from '@tavern/engine';

export type NicknameCode = `nickname-${NameProblem}`;

/** What people count as characters. */
const MOST_CHARACTERS = 20;

/** A nickname as it will be shown, or why it cannot be. Names need not be unique: a guest is known by an id. */
export function readNickname(given: string): { readonly ok: true; readonly nickname: string } | Refusal<NicknameCode> {
  const read = readName(given, MOST_CHARACTERS);
  return read.ok ? { ok: true, nickname: read.name } : refusal(`nickname-${read.problem}`, read.values, 'nickname');
}
