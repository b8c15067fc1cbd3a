import { Button } from '@tavern/kit';
import { leadsTo, preload } from '../../house/preload.ts';
import { go } from '../../house/route.ts';
import { useSettings } from '../../settings/settings.ts';
import { useSpeech } from '../../words/words.ts';
import { openRoom, playAtOnce } from '../state/begin.ts';
import { unreachable } from '../state/unreachable.ts';
import type { WaysProps } from './chosen.tsx';
import { useBegin } from './use-begin.ts';
import { useBotDialog } from './use-bot-dialog.tsx';

/** Every way to start a game for several players. */
export function MatchWays({ game, server, askToSign }: WaysProps) {
  const { t } = useSpeech();
  const nickname = useSettings((settings) => settings.nickname);
  const sign = (next: () => void): void => askToSign('hall.guest.first', next);
  const { busy, problem, begin } = useBegin<'friends' | 'bots'>(sign);
  const bots = useBotDialog(game.id);
  const name = nickname === '' ? t('common.traveller') : nickname;
  const atOnce = (): void => void begin('bots', () => playAtOnce(game.id, name));
  const host = (): void => void begin('friends', () => openRoom(game.id));
  const friends = (): void => (nickname === '' ? sign(host) : host());
  const wrong = problem ?? (bots.state === 'failed' ? t('link.not-loaded') : null);
  const alone = unreachable(server);
  const friendsSub = busy === 'friends' ? 'hall.friends.busy' : nickname === '' ? 'hall.unsigned' : 'hall.friends.sub';
  return (
    <>
      <Button
        className="first-way"
        kind={alone === null ? 'primary' : 'plain'}
        icon="shaking-hands"
        hotkey="f"
        lit
        sub={t(friendsSub)}
        why={alone === null ? undefined : t(alone)}
        onPress={friends}
        {...leadsTo('room')}
      >
        {t('hall.friends')}
      </Button>
      <Button
        className="other-way"
        kind={alone === null ? 'plain' : 'primary'}
        icon="robot-golem"
        hotkey="b"
        lit={alone !== null}
        sub={t(busy === 'bots' || bots.state === 'coming' ? 'hall.dealing' : game.decks ? 'hall.run.sub' : 'hall.bots.sub')}
        aria-haspopup={game.decks ? undefined : 'dialog'}
        onPress={game.decks ? atOnce : bots.open}
        onPointerEnter={bots.near}
        onFocus={bots.near}
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
      {game.decks && (
        <Button
          className="other-way"
          icon="card-play"
          hotkey="d"
          sub={t('hall.decks.sub')}
          onPress={() => go({ at: 'decks', game: game.id, code: null })}
          {...leadsTo('decks')}
        >
          {t('hall.decks')}
        </Button>
      )}
      {game.box && (
        <Button
          className="other-way"
          icon="locked-chest"
          hotkey="c"
          sub={t('hall.cards.sub')}
          onPress={() => go({ at: 'cards', game: game.id, code: null })}
          {...leadsTo('cards')}
        >
          {t('hall.cards')}
        </Button>
      )}
      {wrong !== null && (
        <p className="problem" role="alert">
          {wrong}
        </p>
      )}
      {bots.dialog}
    </>
  );
}
