import { digest, type MatchRecord } from '@tavern/engine';
import { useEffect, useMemo, useState } from 'react';
import { keepNotes, keptNotes } from '../../play/replay/note-storage.ts';
import { mergedNotes, type Note, withNote } from './note.ts';

export interface Notes {
  readonly all: readonly Note[];
  /** An empty text takes the note away. */
  readonly write: (at: number, text: string) => void;
  /** The note that was taken away last, until the next is written; null: none. */
  readonly deleted: Note | null;
  /** The browser did not store them: they are only in the file that is saved. */
  readonly unkept: boolean;
}

/** Notes belong to the match, whatever file or link it came from: a link leaves out what can be recomputed, and a file may bring notes. */
const idOf = ({ game, rules, seats, commit, nonces, secret, seed, answers, parent }: MatchRecord): string =>
  digest({
    game,
    rules,
    seats,
    commit,
    nonces,
    secret: secret ?? null,
    seed: seed ?? null,
    answers,
    parent: parent?.hash ?? null,
  });

/** The notes on a match: those of its file, and those of this browser. */
export function useNotes(record: MatchRecord): Notes {
  const id = useMemo(() => idOf(record), [record]);
  const [all, setAll] = useState<readonly Note[]>(record.notes ?? []);
  const [deleted, setDeleted] = useState<Note | null>(null);
  const [unkept, setUnkept] = useState(false);
  useEffect(() => {
    let wanted = true;
    void keptNotes(id).then((kept) => wanted && setAll((filed) => mergedNotes(filed, kept)));
    return () => {
      wanted = false;
    };
  }, [id]);
  const write = (at: number, text: string): void => {
    const next = withNote(all, at, text);
    const gone = all.find((note) => note.at === at && !next.some((each) => each.at === at));
    setDeleted(gone ?? null);
    setAll(next);
    void keepNotes({ id, notes: next }).then((stored) => setUnkept(!stored));
  };
  return { all, write, deleted, unkept };
}
