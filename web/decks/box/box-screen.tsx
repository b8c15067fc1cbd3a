import { PRINTED, readBoxCode } from '@tavern/decks';
import { announce } from '@tavern/kit';
import { useMemo } from 'react';
import { namedRules } from '../../model/lobby/named-rules.ts';
import { usePack } from '../../model/use-pack.ts';
import { Doorstep, TurnedAway } from '../../parts/door/turned-away.tsx';
import { firstRules } from '../../parts/rules/presets.ts';
import { useSettings } from '../../settings/settings.ts';
import { useSpeech } from '../../words/words.ts';
import { keepOwnBox, ownBox } from '../own-box.ts';
import { BadBox } from './bad-box.tsx';
import { useBoxGame } from './box-game.ts';
import { BoxPlace } from './box-place.tsx';
import { Manager } from './manager.tsx';

interface BoxScreenProps {
  readonly game: string;
  /** Of a box that somebody sent; null: none. */
  readonly code: string | null;
}

/** The card manager, from the hall: the box that new tables of this player begin with. */
export default function BoxScreen({ game, code }: BoxScreenProps) {
  const { pack, missing, failed } = usePack(game);
  const rules = useMemo(() => (pack === null ? {} : firstRules(namedRules(pack))), [pack]);
  // The error page has a way to load everything again.
  if (failed !== null) throw failed.error;
  if (missing) return <TurnedAway why={{ key: 'lobby.unknown-game' }} />;
  if (pack === null) return <Doorstep />;
  return (
    <BoxPlace game={game} pack={pack} rules={rules}>
      <OwnBox key={code} code={code} />
    </BoxPlace>
  );
}

/** What somebody sent is laid out as a change of one’s own box: it is kept when the player keeps it. */
function OwnBox({ code }: Pick<BoxScreenProps, 'code'>) {
  const { game, box, rules } = useBoxGame();
  const { t } = useSpeech();
  // Looked at anew when it changes: it may be changed in another tab.
  useSettings((settings) => settings.boxes[game] ?? PRINTED);
  const sent = useMemo(() => (code === null ? null : readBoxCode(box, code)), [box, code]);
  if (code !== null && sent !== null && !sent.ok) return <BadBox code={code} why={sent.why} />;
  return (
    <Manager
      kept={ownBox(game, box, rules)}
      brought={sent?.ok === true ? sent.box : null}
      take={{
        label: t('cards.keep'),
        sub: t('cards.keep.sub'),
        onTake: (chosen) => {
          keepOwnBox(game, chosen);
          announce(t('cards.kept'));
        },
      }}
      leave={t('cards.leave')}
    />
  );
}
