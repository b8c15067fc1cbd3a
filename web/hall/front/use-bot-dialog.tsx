import { type ReactNode, useState } from 'react';
import { preload } from '../../house/preload.ts';
import { packOf } from '../../model/pack.ts';

async function fetchFor(game: string) {
  const [pack, { PlayBots }] = await Promise.all([packOf(game), import('./play-bots.tsx')]);
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

/** The dialog that asks for opponents. It loads on demand, with the game. */
export function useBotDialog(game: string): BotDialogState {
  const [state, setState] = useState<BotDialogState['state']>('none');
  const [laid, setLaid] = useState<Fetched>(null);
  const open = async (): Promise<void> => {
    setState('coming');
    try {
      setLaid(await fetchFor(game));
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
      void fetchFor(game).catch(() => {});
    },
    dialog: laid === null ? null : <laid.PlayBots game={game} pack={laid.pack} onClose={() => setLaid(null)} />,
  };
}
