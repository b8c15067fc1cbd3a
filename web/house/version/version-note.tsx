import './version-note.css';
import { announce, Button } from '@tavern/kit';
import { useCallback, useEffect, useState, useSyncExternalStore } from 'react';
import { useSession } from '../../play/online/the-session.ts';
import { useSpeech } from '../../words/words.ts';
import { Tiding } from '../tiding/tiding.tsx';
import { useLooking } from '../use-looking.ts';
import { newVersion } from './keep-site.ts';
import type { NewVersion } from './new-version.ts';

/** Milliseconds between two looks of somebody who stays. */
const LOOK_AGAIN = 3_600_000;

/** Somebody does not want it now. It is offered again on the next page. */
let closed = false;

/** Offers a new version where nothing is at stake: in the hall, in a lobby, at a closed door. At a table it waits. */
export function VersionNote() {
  return newVersion === null ? null : <Offered version={newVersion} />;
}

function Offered({ version }: { readonly version: NewVersion }) {
  const { t } = useSpeech();
  const ready = useSyncExternalStore(version.listen, version.state);
  const [shut, setShut] = useState(closed);
  const [taken, setTaken] = useState(false);
  const { link } = useSession();
  // A server that was away, or refuses this page, may have come back as another version.
  const look = useCallback(() => version.look(), [version, link]);
  useLooking(look, LOOK_AGAIN);
  const shown = ready && !shut;
  const words = t('version.ready');
  useEffect(() => {
    if (shown) announce(words);
  }, [shown, words]);
  if (!shown) return null;
  const close = (): void => {
    closed = true;
    setShut(true);
  };
  const take = (): void => {
    setTaken(true);
    version.take();
  };
  return (
    <aside className="version-note" aria-label={t('version.label')}>
      <Tiding
        icon="tavern-sign"
        role="note"
        onClose={close}
        act={
          <Button icon="cycle" sub={t(taken ? 'version.taking' : 'version.take.sub')} onPress={take}>
            {t('version.take')}
          </Button>
        }
      >
        <p>{words}</p>
      </Tiding>
    </aside>
  );
}
