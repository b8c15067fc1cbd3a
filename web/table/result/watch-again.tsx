import { Button } from '@tavern/kit';
import { preload } from '../../house/preload.ts';
import { go } from '../../house/route.ts';
import { keepJustEnded } from '../../model/just-ended.ts';
import type { ShownTable } from '../../model/shown-table.ts';
import { useSpeech } from '../../words/words.ts';

/** Leads to the replay of a match that is over. */
export function WatchAgain({ source: { match, where, own } }: { readonly source: ShownTable }) {
  const { t } = useSpeech();
  const watch = (): void => {
    const [seat = null] = own;
    keepJustEnded({ match, seat: own.length === 1 ? seat : null });
    go({ at: 'replay', what: where === 'here' ? `here-${match}` : match, answer: null });
  };
  return (
    <Button icon="spyglass" onPress={watch} onPointerEnter={() => preload('replay')} sub={t('frame.watch.sub')}>
      {t('frame.watch')}
    </Button>
  );
}
