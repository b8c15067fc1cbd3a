import { type ReactNode, useMemo } from 'react';
import { MoreSpoken } from '../house/more-spoken.tsx';
import { useOwnTable } from '../model/own-tables.ts';
import { usePack } from '../model/use-pack.ts';
import { Doorstep, TurnedAway } from '../parts/door/turned-away.tsx';
import { SpeechContext, useSpeech, withGame } from '../words/words.ts';
import { Builder } from './builder.tsx';
import { type DeckGame, DeckGameContext } from './deck-game.ts';

interface DeckScreenProps {
  readonly game: string;
  /** Of a deck that somebody sent; null: none. */
  readonly code: string | null;
}

/** The deck builder of a game, with the game's own cards and words. */
export default function DeckScreen({ game, code }: DeckScreenProps) {
  const { pack, missing, failed } = usePack(game);
  // The error page has a way to load everything again.
  if (failed !== null) throw failed.error;
  if (missing) return <TurnedAway why={{ key: 'lobby.unknown-game' }} />;
  if (pack === null) return <Doorstep />;
  return (
    <MoreSpoken of="builder" until={<Doorstep />}>
      <MoreSpoken of="decks" until={<Doorstep />}>
        <WithGame game={game} pack={pack}>
          <Builder code={code} />
        </WithGame>
      </MoreSpoken>
    </MoreSpoken>
  );
}

function WithGame({ game, pack, children }: Pick<DeckGame, 'game' | 'pack'> & { readonly children: ReactNode }) {
  const speech = useSpeech();
  const ui = useOwnTable(game);
  const named = useMemo(() => withGame(speech, pack, []), [speech, pack]);
  const place = useMemo((): DeckGame | null => {
    if (pack.decks === undefined || ui === null || ui === undefined || ui.Card === undefined) return null;
    const { Card, CardSign, MarkSign, cardsAre } = ui;
    return { game, pack, rules: pack.decks, Card, CardSign, MarkSign, cardsAre };
  }, [game, pack, ui]);
  if (pack.decks === undefined) return <TurnedAway why={{ key: 'builder.none' }} />;
  if (ui === undefined) return <Doorstep />;
  if (place === null) return <TurnedAway why={{ key: 'link.not-loaded' }} />;
  return (
    <SpeechContext value={named}>
      <DeckGameContext value={place}>{children}</DeckGameContext>
    </SpeechContext>
  );
}
