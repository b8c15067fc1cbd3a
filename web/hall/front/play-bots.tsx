import type { LobbyPack } from '../../model/lobby/lobby-pack.ts';
import { useSettings } from '../../settings/settings.ts';
import { useSpeech } from '../../words/words.ts';
import { playBots } from '../state/play-bots.ts';
import { BotDialog } from './bot-dialog.tsx';
import { useBegin } from './use-begin.ts';

interface PlayBotsProps {
  readonly game: string;
  readonly pack: LobbyPack;
  readonly onClose: () => void;
}

/** The dialog with the choices of last time, and its start button. */
export function PlayBots({ game, pack, onClose }: PlayBotsProps) {
  const { t } = useSpeech();
  const { nickname, bots, set } = useSettings();
  const { busy, problem, begin } = useBegin<'bots'>(() => {});
  const name = nickname === '' ? t('common.traveller') : nickname;
  return (
    <BotDialog
      game={game}
      pack={pack}
      kept={bots[game]}
      onWish={(next) => set({ bots: { ...bots, [game]: next } })}
      busy={busy !== null}
      problem={problem}
      onStart={(wish) => void begin('bots', () => playBots(game, name, wish))}
      onClose={onClose}
    />
  );
}
