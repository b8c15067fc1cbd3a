import { useState } from 'react';
import { go } from '../house/route.ts';
import { useDeckGame } from './deck-game.ts';
import { type Bench, newBench } from './model/bench.ts';
import { SharedDeck } from './shared/shared-deck.tsx';
import { Workshop } from './workshop.tsx';

/** The deck builder; with a code, the deck that somebody sent comes first. */
export function Builder({ code }: { readonly code: string | null }) {
  const { game, rules } = useDeckGame();
  const [first, setFirst] = useState<Bench>(() => newBench(rules));
  if (code === null) return <Workshop first={first} />;
  return (
    <SharedDeck
      key={code}
      code={code}
      onOpen={(bench) => {
        setFirst(bench);
        go({ at: 'decks', game, code: null });
      }}
    />
  );
}
