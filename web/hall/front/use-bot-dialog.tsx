import { type ReactNode, useState } from 'react';
import { preload } from '../../house/preload.ts';
import { packOf } from '../../model/pack.ts';

async function fetchFor(game: string) {
  const [pack, { PlayBots }] = await Promise.all([packOf(game), import('./play-bots.tsx')]);
  return pack === null ? null : { pack, PlayBots };
}
type Fetched = Awaited<ReturnType<typeof fetchFor>>;

interface LaidSlip {
  /** `coming`: on its way. `failed`: it cannot be had. */
  readonly state: 'none' | 'coming' | 'failed';
  readonly open: () => void;
  /** To be called where somebody comes near it. */
  readonly near: () => void;
  readonly slip: ReactNode;
}

/** The slip that asks against whom; it comes when it is wanted, with the game. */
export function useBotSlip(game: string): LaidSlip {
  const [state, setState] = useState<LaidSlip['state']>('none');
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
    slip: laid === null ? null : <laid.PlayBots game={game} pack={laid.pack} onClose={() => setLaid(null)} />,
  };
}
