import { useRef, useState } from 'react';
import { refused } from '../model/refused.ts';
import type { RecordVerdict } from '../play/verify/verdict.ts';
import { verifyRecord } from '../play/verify/verify-record.ts';

/** No match of any game has a record this long. */
const LARGEST = 20_000_000;

/** What a verified record says about its dice. */
interface Luck {
  /** The hash of the secret, which everybody got before the match; null: the dice follow from a seed, in practice for example. */
  readonly commit: string | null;
}

/** `text`: the file, where it is a record. */
export type Verdict = { readonly record: RecordVerdict; readonly luck: Luck | null; readonly text: string | null };

function luckOf(text: string): Luck {
  const { commit } = JSON.parse(text) as { readonly commit: string };
  return { commit: commit === '' ? null : commit };
}

async function verdictOf(file: File): Promise<Verdict> {
  if (file.size > LARGEST) return { record: refused('verify.large'), luck: null, text: null };
  const text = await file.text();
  const record = await verifyRecord(text);
  // Where it is wrong at some answer, what is before that can still be watched.
  const readable = record.ok || (record.at ?? 0) > 0;
  return { record, luck: record.ok ? luckOf(text) : null, text: readable ? text : null };
}

/** Reads a file and verifies it; null while that goes on. A later file replaces an earlier one. */
export function useVerdict() {
  const [verdict, setVerdict] = useState<Verdict | null>(null);
  const [file, setFile] = useState<string | null>(null);
  const turn = useRef(0);
  const read = (given: File): void => {
    turn.current += 1;
    const mine = turn.current;
    setFile(given.name);
    setVerdict(null);
    void verdictOf(given).then((known) => mine === turn.current && setVerdict(known));
  };
  return { verdict, file, read };
}
