import type { Seat } from '@tavern/engine';
import { Button } from '@tavern/kit';
import { useState } from 'react';
import { Tiding } from '../../house/tiding/tiding.tsx';
import { useSpeech } from '../../words/words.ts';

interface LendTidingProps {
  readonly seat: Seat;
  readonly onLend: () => void;
}

/** A player has been away for a while, and no clock plays for them: the others may ask a bot to. */
export function LendTiding({ seat, onLend }: LendTidingProps) {
  const { t } = useSpeech();
  const [closed, setClosed] = useState(false);
  if (closed) return null;
  const who = { seat };
  const act = (
    <Button icon="vintage-robot" onPress={onLend} sub={t('frame.lend.sub', { who })}>
      {t('frame.lend', { who })}
    </Button>
  );
  return (
    <Tiding icon="hourglass" act={act} onClose={() => setClosed(true)}>
      <p>{t('frame.lend.away', { who })}</p>
    </Tiding>
  );
}
