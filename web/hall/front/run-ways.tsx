import { Button } from '@tavern/kit';
import { leadsTo } from '../../house/preload.ts';
import { go } from '../../house/route.ts';
import { useSettings } from '../../settings/settings.ts';
import { useSpeech } from '../../words/words.ts';
import { playRun } from '../state/begin.ts';
import { unreachable } from '../state/unreachable.ts';
import type { WaysProps } from './chosen.tsx';
import { useBegin } from './use-begin.ts';

/** Every way to start a game for one player. */
export function RunWays({ game, server, askToSign }: WaysProps) {
  const { t } = useSpeech();
  const nickname = useSettings((settings) => settings.nickname);
  const sign = (next: () => void): void => askToSign('hall.guest.first.daily', next);
  const { busy, problem, begin } = useBegin<'run'>(sign);
  const alone = unreachable(server);
  const run = (): void => void begin('run', () => playRun(game.id, nickname));
  const scores = (): void => go({ at: 'daily', game: game.id, look: null });
  const daily = (): void => (nickname === '' ? sign(scores) : scores());
  return (
    <>
      <Button
        className="first-way"
        kind="primary"
        icon="rolling-dices"
        hotkey="r"
        lit
        sub={t(busy === null ? 'hall.run.sub' : 'hall.dealing')}
        onPress={run}
        {...leadsTo('here')}
      >
        {t('hall.run')}
      </Button>
      <Button
        className="other-way"
        icon="trophy"
        hotkey="d"
        sub={t(nickname === '' ? 'hall.unsigned' : 'hall.daily.sub')}
        why={alone === null ? undefined : t(alone)}
        onPress={daily}
        {...leadsTo('daily')}
      >
        {t('hall.daily')}
      </Button>
      <Button
        className="other-way"
        icon="scroll-unfurled"
        hotkey="m"
        sub={t('hall.menu.sub')}
        onPress={() => go({ at: 'set', game: game.id })}
        {...leadsTo('set')}
      >
        {t('hall.menu')}
      </Button>
      {problem !== null && (
        <p className="problem" role="alert">
          {problem}
        </p>
      )}
    </>
  );
}
