import { Button } from '@tavern/kit';
import { leadsTo, preload } from '../../app/preload.ts';
import { go } from '../../app/route.ts';
import { useSettings } from '../../settings/settings.ts';
import { useSpeech } from '../../words/words.ts';
import { openRoom, playBots } from '../begin.ts';
import type { WaysProps } from './chosen.tsx';
import { useBegin } from './use-begin.ts';

/** Every way to begin a game for several. */
export function MatchWays({ game, server, askToSign }: WaysProps) {
  const { t } = useSpeech();
  const nickname = useSettings((settings) => settings.nickname);
  const sign = (): void => askToSign('hall.guest.first');
  const { busy, problem, begin } = useBegin<'friends' | 'bots'>(sign);
  const friends = (): void => (nickname === '' ? sign() : void begin('friends', () => openRoom(game.id)));
  const bots = (): void => void begin('bots', () => playBots(game.id, nickname));
  const friendsSub = busy === 'friends' ? 'hall.friends.busy' : nickname === '' ? 'hall.unsigned' : 'hall.friends.sub';
  return (
    <>
      <Button
        className="first-way"
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
        className="other-way"
        icon="robot-golem"
        hotkey="b"
        sub={t(busy === 'bots' ? 'hall.dealing' : 'hall.bots.sub')}
        onPress={bots}
        {...leadsTo('here')}
      >
        {t('hall.bots')}
      </Button>
      <Button
        className="other-way"
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
