import './chosen.css';
import { announce, Button } from '@tavern/kit';
import { useState } from 'react';
import { leadsTo, preload } from '../../app/preload.ts';
import { go } from '../../app/route.ts';
import { useSettings } from '../../settings/settings.ts';
import { useSpeech } from '../../words/words.ts';
import { openRoom, playBots } from '../begin.ts';
import { useGameName } from '../game-name.ts';
import type { HallGame } from '../games.ts';
import type { Server } from '../house.ts';
import { JoinByCode } from './join-by-code.tsx';

interface ChosenProps {
  readonly game: HallGame;
  readonly server: Server;
  readonly askToSign: () => void;
}

/** The chosen game, and every way to begin it. */
export function Chosen({ game, server, askToSign }: ChosenProps) {
  const { t, words } = useSpeech();
  const name = useGameName(game.id);
  const about = `hall.game.${game.id}.about`;
  const size = `hall.game.${game.id}.size`;
  return (
    <section className="hall-chosen" aria-labelledby="chosen-game">
      <div className="words" aria-live="polite">
        <h2 id="chosen-game" className="t-display">
          {name}
        </h2>
        {Object.hasOwn(words, about) && <p>{t(about)}</p>}
      </div>
      <div className="ways">
        {game.built ? (
          <Ways game={game} server={server} askToSign={askToSign} />
        ) : (
          <p className="unbuilt-note">
            {Object.hasOwn(words, size) && <b>{t(size)}</b>}
            {t('hall.unbuilt.text')}
          </p>
        )}
        <JoinByCode server={server} askToSign={askToSign} />
      </div>
    </section>
  );
}

type Busy = 'friends' | 'bots' | null;

function Ways({ game, server, askToSign }: ChosenProps) {
  const { t, tell } = useSpeech();
  const nickname = useSettings((settings) => settings.nickname);
  const [busy, setBusy] = useState<Busy>(null);
  const [problem, setProblem] = useState<string | null>(null);

  const begin = async (how: Exclude<Busy, null>, work: () => ReturnType<typeof playBots>): Promise<void> => {
    if (busy !== null) return;
    setBusy(how);
    setProblem(null);
    const begun = await work();
    setBusy(null);
    if (begun.ok) return go(begun.route);
    if (begun.code === 'link.nickname') return askToSign();
    setProblem(tell(begun.why));
    announce(tell(begun.why));
  };
  const friends = (): void => (nickname === '' ? askToSign() : void begin('friends', () => openRoom(game.id)));
  const bots = (): void => void begin('bots', () => playBots(game.id, nickname === '' ? t('common.you') : nickname));

  const friendsSub = busy === 'friends' ? 'hall.friends.busy' : nickname === '' ? 'hall.friends.unsigned' : 'hall.friends.sub';
  return (
    <>
      <Button
        className="friends"
        kind="primary"
        icon="shaking-hands"
        hotkey="f"
        lit
        sub={t(friendsSub)}
        why={server.state === 'none' ? t('hall.server.none') : undefined}
        onPress={friends}
        {...leadsTo('room')}
      >
        {t('hall.friends')}
      </Button>
      <Button
        className="bots"
        icon="robot-golem"
        hotkey="b"
        sub={t(busy === 'bots' ? 'hall.bots.busy' : 'hall.bots.sub')}
        onPress={bots}
        {...leadsTo('here')}
      >
        {t('hall.bots')}
      </Button>
      <Button
        className="one-screen"
        icon="three-friends"
        sub={t('hall.screen.sub')}
        onPress={() => go({ at: 'set', game: game.id })}
        onPointerEnter={() => preload('set')}
      >
        {t('hall.screen.play')}
      </Button>
      {problem !== null && (
        <p className="problem" role="alert">
          {problem}
        </p>
      )}
    </>
  );
}
