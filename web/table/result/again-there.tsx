import { Button } from '@tavern/kit';
import { useOriginWords } from '../../house/origin-words.ts';
import type { Origin } from '../../model/shown-table.ts';
import { useSpeech } from '../../words/words.ts';

interface AgainThereProps {
  readonly game: string;
  readonly origin: Origin;
  /** Why it is impossible now. */
  readonly why: string | undefined;
  readonly onPress: () => void;
}

/** After a branch: once more from the moment that it began with, with other dice. The button also says which moment that was. */
export function AgainThere({ game, origin, why, onPress }: AgainThereProps) {
  const { t } = useSpeech();
  return (
    <Button kind="primary" icon="anticlockwise-rotation" lit onPress={onPress} why={why} sub={useOriginWords(game, origin)}>
      {t('frame.again.there')}
    </Button>
  );
}
