import { entryOf, type GamePack } from '@tavern/games';
import { lazy, Suspense, useEffect, useMemo, useState } from 'react';
import { HereLobby } from '../lobby/here/here-lobby.tsx';
import { isForOne } from '../model/for-one.ts';
import { packOf } from '../model/pack.ts';
import { Doorstep, TurnedAway } from '../parts/door/turned-away.tsx';
import { SpeechContext, useSpeech, withGame } from '../words/words.ts';

/** A game for one player has no seats to set, but a menu of its own. */
const SoloMenu = lazy(() => import('../solo/menu.tsx'));

/** The lobby of a table at this screen. `rules`: house rules that somebody sent. */
export default function SetTable({ game, rules }: { readonly game: string; readonly rules?: string | undefined }) {
  const speech = useSpeech();
  const [pack, setPack] = useState<GamePack | null>(null);
  const [missing, setMissing] = useState(entryOf(game) === undefined);
  useEffect(() => {
    let wanted = true;
    packOf(game).then(
      (found) => wanted && (found === null ? setMissing(true) : setPack(found)),
      () => wanted && setMissing(true),
    );
    return () => {
      wanted = false;
    };
  }, [game]);
  const named = useMemo(() => (pack === null ? null : withGame(speech, pack, [])), [speech, pack]);
  if (missing) return <TurnedAway why={{ key: 'lobby.unknown-game' }} />;
  if (pack === null || named === null) return <Doorstep />;
  return (
    <SpeechContext value={named}>
      {isForOne(pack) ? (
        <Suspense fallback={<Doorstep />}>
          <SoloMenu game={game} pack={pack} />
        </Suspense>
      ) : (
        <HereLobby key={rules} game={game} pack={pack} sent={rules} />
      )}
    </SpeechContext>
  );
}
