import { Icon } from '@tavern/kit';
import { useSpeech } from '../../words/words.ts';

interface HereNoteProps {
  readonly people: number;
  /** The game has secrets. */
  readonly secrets: boolean;
  readonly openly: boolean;
  readonly onOpenly: (openly: boolean) => void;
}

/** How a table at one screen works. It takes the place of the room's code. */
export function HereNote({ people, secrets, openly, onOpenly }: HereNoteProps) {
  const { t } = useSpeech();
  return (
    <section className="here-note m-parch m-sheet" aria-label={t('lobby.here')}>
      <h2 className="t-display">{t('lobby.here')}</h2>
      <p>{t('game.about')}</p>
      <p className="here-line">
        <Icon name="person" />
        {t(people === 1 ? 'lobby.here.alone' : people === 0 ? 'lobby.here.nobody' : 'lobby.here.shared')}
      </p>
      {people > 1 && secrets && (
        <>
          <p className="here-line">
            <Icon name="invisible" />
            {t(openly ? 'lobby.here.openly.on' : 'lobby.here.curtain')}
          </p>
          <label className="here-line here-openly">
            <input type="checkbox" checked={openly} onChange={({ target }) => onOpenly(target.checked)} />
            {t('lobby.here.openly')}
          </label>
        </>
      )}
      <p className="here-line">
        <Icon name="save" />
        {t('lobby.here.saved')}
      </p>
    </section>
  );
}
