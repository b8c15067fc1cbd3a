import { useEffect, useRef, useState } from 'react';
import { useLastTable } from '../../house/last-table.ts';
import { Lighting } from '../../house/lighting.tsx';
import { MoreSpoken } from '../../house/more-spoken.tsx';
import { go } from '../../house/route.ts';
import { botNameOf } from '../../model/bot-names.ts';
import type { ShownTable } from '../../model/shown-table.ts';
import { openHere } from '../../play/here/here-source.ts';
import { useOpened } from '../../table/frame/use-opened.ts';
import { WayOut } from '../../table/frame/way-out.tsx';
import type { Again } from '../../table/result/result-ways.tsx';
import { TableFrame } from '../../table/table-frame.tsx';
import { useSpeech } from '../../words/words.ts';
import { startAgain, startThere } from './again-here.ts';

const toHall = (): void => go({ at: 'hall' });

/** A match at this screen: against bots, or with the screen handed around. */
export default function HereTableScreen(props: { readonly id: string }) {
  return (
    <MoreSpoken of="table">
      <HereTable {...props} />
    </MoreSpoken>
  );
}

function HereTable({ id }: { readonly id: string }) {
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
  return <HereFrame id={id} source={opened.source} />;
}

function HereFrame({ id, source }: { readonly id: string; readonly source: ShownTable }) {
  useLastTable(id, source.game);
  const { t, tell } = useSpeech();
  const [problem, setProblem] = useState<string | null>(null);
  const [dealing, setDealing] = useState(false);
  const begin = async (start: () => ReturnType<typeof startAgain>): Promise<void> => {
    setDealing(true);
    const started = await start();
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
    ask: () => void begin(() => startAgain(source)),
    ...(source.seed === null ? {} : { same: () => void begin(() => startAgain(source, source.seed)) }),
    ...(source.origin === undefined ? {} : { there: () => void begin(() => startThere(source)) }),
    ...(why === null ? {} : { why }),
  };
  return <TableFrame source={source} company={null} times={null} again={again} onHall={toHall} onRoom={null} />;
}
