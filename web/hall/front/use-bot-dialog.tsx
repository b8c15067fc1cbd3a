import type { Language } from '@tavern/engine';
import { type ReactNode, useState } from 'react';
import { preload } from '../../house/preload.ts';
import { lobbyPackOf } from '../../model/lobby/lobby-packs.ts';
import { useSpeech } from '../../words/words.ts';

async function fetchFor(game: string, language: Language) {
  const [pack, { PlayBots }] = await Promise.all([lobbyPackOf(game, language), import('./play-bots.tsx')]);
  return pack === null ? null : { pack, PlayBots };
}
type Fetched = Awaited<ReturnType<typeof fetchFor>>;

interface BotDialogState {
  /** `coming`: it is loading. `failed`: it could not be loaded. */
  readonly state: 'none' | 'coming' | 'failed';
  readonly open: () => void;
  /** To be called when the pointer or the focus comes near. */
  readonly near: () => void;
  readonly dialog: ReactNode;
}

/** The dialog that asks for opponents. It loads on demand, with what is known of the game. */
export function useBotDialog(game: string): BotDialogState {
  const { language } = useSpeech();
  const [state, setState] = useState<BotDialogState['state']>('none');
  const [laid, setLaid] = useState<Fetched>(null);
  const open = async (): Promise<void> => {
    setState('coming');
    try {
      setLaid(await fetchFor(game, language));
      setState('none');
    } catch (error) {
      console.error(error);
      setState('failed');
    }
  };
  return {
    state,
    open: () => void open(),
    near() {
      preload('here');
      void fetchFor(game, language).catch(() => {});
    },
    dialog: laid === null ? null : <laid.PlayBots game={game} pack={laid.pack} onClose={() => setLaid(null)} />,
  };
}
