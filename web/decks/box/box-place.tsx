import type { GamePack } from '@tavern/games';
import { WordsContext } from '@tavern/kit';
import { type ReactNode, useMemo } from 'react';
import { MoreSpoken } from '../../house/more-spoken.tsx';
import { useOwnTable } from '../../model/own-tables.ts';
import { Doorstep, TurnedAway } from '../../parts/door/turned-away.tsx';
import type { Chosen } from '../../parts/rules/presets.ts';
import { SpeechContext, useSpeech, withGame } from '../../words/words.ts';
import { type BoxGame, BoxGameContext } from './box-game.ts';

interface BoxPlaceProps {
  readonly game: string;
  readonly pack: GamePack;
  readonly rules: Chosen;
  readonly children: ReactNode;
}

/** Everything inside knows the game's cards, their faces and their words. */
export function BoxPlace(props: BoxPlaceProps) {
  return (
    <MoreSpoken of="builder" until={<Doorstep />}>
      <MoreSpoken of="cards" until={<Doorstep />}>
        <WithCards {...props} />
      </MoreSpoken>
    </MoreSpoken>
  );
}

function WithCards({ game, pack, rules, children }: BoxPlaceProps) {
  const speech = useSpeech();
  const ui = useOwnTable(game);
  const named = useMemo(() => withGame(speech, pack, speech.names, ui?.texts), [speech, pack, ui]);
  const place = useMemo((): BoxGame | null => {
    if (pack.box === undefined || ui === null || ui === undefined || ui.Card === undefined) return null;
    return { game, pack, box: pack.box, rules, Card: ui.Card };
  }, [game, pack, rules, ui]);
  if (pack.box === undefined) return <TurnedAway why={{ key: 'cards.none' }} />;
  if (ui === undefined) return <Doorstep />;
  if (place === null) return <TurnedAway why={{ key: 'link.not-loaded' }} />;
  return (
    <SpeechContext value={named}>
      <WordsContext value={named}>
        <BoxGameContext value={place}>{children}</BoxGameContext>
      </WordsContext>
    </SpeechContext>
  );
}
