import { lazy, Suspense, useMemo } from 'react';
import { useLobbyPack } from '../house/use-lobby-pack.ts';
import { HereLobby } from '../lobby/here/here-lobby.tsx';
import { isForOne } from '../model/for-one.ts';
import { Doorstep, TurnedAway } from '../parts/door/turned-away.tsx';
import { SpeechContext, useSpeech, withGame } from '../words/words.ts';

/** A game for one player has no seats to set, but a menu of its own. */
const SoloMenu = lazy(() => import('../solo/menu.tsx'));

/** The lobby of a table at this screen. `rules`: house rules that somebody sent. */
export default function SetTable({ game, rules }: { readonly game: string; readonly rules?: string | undefined }) {
  const speech = useSpeech();
  const found = useLobbyPack(game);
  const pack = found === 'missing' ? null : found;
  const named = useMemo(() => (pack === null ? null : withGame(speech, pack, [])), [speech, pack]);
  if (found === 'missing') return <TurnedAway why={{ key: 'lobby.unknown-game' }} />;
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
