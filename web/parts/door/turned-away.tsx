import './turned-away.css';
import type { Say } from '@tavern/engine';
import { Button, Icon } from '@tavern/kit';
import { PlaceHeading } from '../../house/place-heading.tsx';
import { go } from '../../house/route.ts';
import { VersionNote } from '../../house/version/version-note.tsx';
import { useSpeech } from '../../words/words.ts';

/** A closed door, with a reason and a way out. */
export function TurnedAway({ why, onAgain }: { readonly why: Say; readonly onAgain?: (() => void) | undefined }) {
  const { t, tell } = useSpeech();
  return (
    <main className="table doorstep">
      <i className="lamp" />
      <section className="door-paper m-parch m-sheet-high" role="alert">
        <Icon name="medieval-gate" className="door-icon" />
        <PlaceHeading className="t-display">{t('lobby.door.closed')}</PlaceHeading>
        <p>{tell(why)}</p>
        <div className="door-ways">
          {onAgain !== undefined && (
            <Button kind="primary" icon="cycle" onPress={onAgain}>
              {t('lobby.door.again')}
            </Button>
          )}
          <Button kind={onAgain === undefined ? 'primary' : 'plain'} icon="return-arrow" onPress={() => go({ at: 'hall' })}>
            {t('common.back')}
          </Button>
        </div>
      </section>
      <VersionNote />
    </main>
  );
}

/** The words on a closed door that is about to open. */
export function Opening() {
  const { t } = useSpeech();
  return (
    <p className="door-wait" role="status">
      <Icon name="candle-flame" />
      {t('lobby.door.opening')}
    </p>
  );
}

/** Shown while the room is being opened. */
export function Doorstep() {
  return (
    <main className="table doorstep">
      <i className="lamp" />
      <Opening />
    </main>
  );
}
