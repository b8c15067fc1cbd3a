import { useMemo } from 'react';
import { useDeckGame } from '../deck-game.ts';
import type { Bench } from '../model/bench.ts';
import { readGiven } from '../model/intake.ts';
import { BadLink } from './bad-link.tsx';
import { LookedAt } from './looked-at.tsx';

interface SharedDeckProps {
  readonly code: string;
  readonly onOpen: (bench: Bench) => void;
}

/** A deck that somebody sent. */
export function SharedDeck({ code, onOpen }: SharedDeckProps) {
  const { game, rules } = useDeckGame();
  const read = useMemo(() => readGiven(rules, game, code), [rules, game, code]);
  return read.ok ? <LookedAt deck={read.deck} onOpen={onOpen} /> : <BadLink code={code} why={read.why} />;
}
