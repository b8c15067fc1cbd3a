import { Button } from '@tavern/kit';
import { useState } from 'react';
import { MoreSpoken } from '../house/more-spoken.tsx';
import { go } from '../house/route.ts';
import type { ShownTable } from '../model/shown-table.ts';
import { useSpeech } from '../words/words.ts';
import { DailyResult, ScoresDialog } from './daily/daily-scores.tsx';

interface RunWaysProps {
  readonly source: ShownTable;
  /** Another run with the same seed; null: not here. */
  readonly onSame: (() => void) | null;
  /** It is a room's run: the lobby takes the menu's part. */
  readonly inRoom: boolean;
}

/** What can be done after a run besides another one. */
export default function RunWays(props: RunWaysProps) {
  return (
    <MoreSpoken of="solo" until={null}>
      <Ways {...props} />
    </MoreSpoken>
  );
}

function Ways({ source: { game, seed, daily, own }, onSame, inRoom }: RunWaysProps) {
  const { t } = useSpeech();
  return (
    <>
      {daily !== null && <DailyWays game={game} day={daily} own={own.length > 0} />}
      {onSame !== null && seed !== null && (
        <Button icon="anticlockwise-rotation" onPress={onSame} sub={t('solo.same.sub', { seed })}>
          {t('solo.same')}
        </Button>
      )}
      {!inRoom && (
        <Button icon="scroll-unfurled" onPress={() => go({ at: 'set', game })} sub={t('solo.menu.sub')}>
          {t('solo.menu')}
        </Button>
      )}
    </>
  );
}

interface DailyWaysProps {
  readonly game: string;
  readonly day: string;
  readonly own: boolean;
}

/** The score of the viewer's own scored run; a button opens the scores of its day. */
function DailyWays({ game, day, own }: DailyWaysProps) {
  const { t } = useSpeech();
  const [shown, setShown] = useState(false);
  return (
    <>
      {own && <DailyResult game={game} day={day} />}
      <Button kind="primary" icon="trophy" onPress={() => setShown(true)} sub={t('daily.open.sub')}>
        {t('daily.open')}
      </Button>
      {shown && <ScoresDialog game={game} day={day} onClose={() => setShown(false)} />}
    </>
  );
}
