import { useEffect, useRef, useState } from 'react';
import { Lighting } from '../app/lighting.tsx';
import { go } from '../app/route.ts';
import { openHere } from '../here/here-table.ts';
import { botNameOf } from '../links/bot-names.ts';
import type { TableSource } from '../links/table-source.ts';
import { useSpeech } from '../words/words.ts';
import { startAgain } from './again-here.ts';
import { TableFrame } from './frame/table-frame.tsx';
import { useOpened } from './frame/use-opened.ts';
import { WayOut } from './frame/way-out.tsx';
import type { Again } from './result/result-ways.tsx';

const toHall = (): void => go({ at: 'hall' });

/** A match at this very screen: against bots, or handed round. */
export default function HereTable({ id }: { readonly id: string }) {
  const { t, tell, language } = useSpeech();
  const speaking = useRef(tell);
  useEffect(() => {
    speaking.current = tell;
  });
  const opened = useOpened(
    () =>
      openHere(
        id,
        botNameOf((what) => speaking.current(what)),
      ),
    `${id} ${language}`,
  );
  if (opened === null) return <Lighting />;
  if (!opened.ok) return <WayOut title={t('frame.missing')} why={tell(opened.why)} onHall={toHall} />;
  return <HereFrame source={opened.source} />;
}

function HereFrame({ source }: { readonly source: TableSource }) {
  const { t, tell } = useSpeech();
  const [problem, setProblem] = useState<string | null>(null);
  const [dealing, setDealing] = useState(false);
  const ask = async (seed: string | null): Promise<void> => {
    setDealing(true);
    const started = await startAgain(source, seed);
    setDealing(false);
    if (started.ok) go({ at: 'here', id: started.id });
    else setProblem(tell(started.why));
  };
  const why = dealing ? t('frame.again.dealing') : problem;
  const again: Again = {
    wanting: [],
    awaited: [],
    absent: [],
    left: [],
    mine: false,
    ask: () => void ask(null),
    ...(source.seed === null ? {} : { same: () => void ask(source.seed) }),
    ...(why === null ? {} : { why }),
  };
  return <TableFrame source={source} company={null} times={null} again={again} onHall={toHall} onRoom={null} />;
}
