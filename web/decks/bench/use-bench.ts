import { type Deck, readDeckName } from '@tavern/decks';
import type { Say } from '@tavern/engine';
import { announce, sound } from '@tavern/kit';
import { useMemo, useRef, useState } from 'react';
import { forgetDeck, keepDeck } from '../../play/here/deck-list.ts';
import type { KeptDeck } from '../../play/here/kept-deck.ts';
import { newNonce } from '../../play/online/rooms.ts';
import { useDeckGame, useDeckWords } from '../deck-game.ts';
import { type Bench, benchWith, broughtBench, isChanged, isReady, newBench } from '../model/bench.ts';
import { freeName } from '../model/names.ts';
import { type Standing, standingOf } from '../model/standing.ts';
import { useKept } from './use-kept.ts';

/** A deck that was just deleted, and what was on the bench then: the way back. */
interface Deleted {
  readonly kept: KeptDeck;
  readonly bench: Bench;
}

export interface BenchState {
  readonly bench: Bench;
  readonly standing: Standing;
  readonly changed: boolean;
  /** What the deck is called now, also before it has a name. */
  readonly called: string;
  readonly kept: readonly KeptDeck[];
  /** Why the last step failed. */
  readonly problem: Say | null;
  readonly deleted: Deleted | null;
  readonly change: (deck: Deck) => void;
  /** Lays another deck on the bench, whatever becomes of the one there. */
  readonly lay: (bench: Bench) => void;
  /** Whether it is stored. */
  readonly save: () => Promise<boolean>;
  readonly copied: () => Bench;
  readonly remove: () => Promise<void>;
  readonly restore: () => Promise<void>;
}

/** The deck in work: changed, stored, copied, deleted and brought back. Whatever is refused changes nothing. */
export function useBench(first: () => Bench): BenchState {
  const { game, rules } = useDeckGame();
  const { t, tell, readyName } = useDeckWords();
  const [bench, setBench] = useState(first);
  const [problem, setProblem] = useState<Say | null>(null);
  const [deleted, setDeleted] = useState<Deleted | null>(null);
  const { kept, refresh } = useKept();
  const saving = useRef<Promise<boolean> | null>(null);
  const standing = useMemo(() => standingOf(rules, bench.deck), [rules, bench.deck]);
  const wanted = bench.from === null ? t('builder.name.new') : readyName(bench.from);
  const taken = [...kept.map(({ name }) => name), ...rules.ready.map(({ id }) => readyName(id))];
  const called = bench.deck.name.trim() || wanted;

  const refuse = (why: Say): false => {
    setProblem(why);
    sound.play('error');
    announce(tell(why));
    return false;
  };
  const lay = (next: Bench): void => {
    setBench(next);
    setProblem(null);
  };
  const store = async (): Promise<boolean> => {
    const typed = bench.deck.name.trim();
    const named = readDeckName(typed === '' ? freeName(wanted, taken) : typed);
    if (!named.ok) return refuse(named.why);
    const deck: Deck = { name: named.name, cards: bench.deck.cards };
    const id = bench.id ?? newNonce();
    const done = await keepDeck({ ...deck, id, game, touchedAt: Date.now() });
    if (!done.ok) return refuse(done.why);
    // What was changed or opened while it was being stored stays.
    const stored = benchWith(deck, { id, from: bench.from });
    setBench((now) => (now.was !== bench.was ? now : now.deck === bench.deck ? stored : { ...stored, deck: now.deck }));
    setProblem(null);
    setDeleted(null);
    announce(t('builder.saved', { deck: deck.name }));
    await refresh();
    return true;
  };
  /** A second press while it is being stored must not store a second deck. */
  const save = (): Promise<boolean> => {
    saving.current ??= store().finally(() => {
      saving.current = null;
    });
    return saving.current;
  };
  const remove = async (): Promise<void> => {
    const found = kept.find(({ id }) => id === bench.id);
    if (found === undefined) return;
    const done = await forgetDeck(found.id);
    if (!done.ok) return void refuse(done.why);
    setDeleted({ kept: found, bench });
    lay(newBench(rules));
    announce(t('builder.deleted', { deck: found.name }));
    await refresh();
  };
  const restore = async (): Promise<void> => {
    if (deleted === null) return;
    const done = await keepDeck(deleted.kept);
    if (!done.ok) return void refuse(done.why);
    // What was begun since then is not thrown away for it.
    if (!isChanged(bench)) lay(deleted.bench);
    setDeleted(null);
    announce(t('builder.restored', { deck: deleted.kept.name }));
    await refresh();
  };
  return {
    bench,
    standing,
    changed: isChanged(bench),
    called: isReady(bench) ? wanted : called,
    kept,
    problem,
    deleted,
    change(deck) {
      setBench((now) => ({ ...now, deck }));
      setProblem(null);
    },
    lay,
    save,
    copied: () => broughtBench(rules, { ...bench.deck, name: freeName(called, [...taken, called]) }),
    remove,
    restore,
  };
}
