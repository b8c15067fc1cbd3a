import './note-slip.css';
import { Icon } from '@tavern/kit';
import { useSpeech } from '../../words/words.ts';
import type { Notes } from './use-notes.ts';

interface NoteSlipProps {
  readonly at: number;
  readonly notes: Notes;
  readonly onEdit: () => void;
}

/** The note at this moment, on a slip of its own; or that it was taken away, and the way back. */
export function NoteSlip({ at, notes, onEdit }: NoteSlipProps) {
  const { t } = useSpeech();
  const note = notes.all.find((each) => each.at === at);
  const { deleted, unkept } = notes;
  if (note !== undefined)
    return (
      <aside className="replay-slip m-parch m-sheet-high" aria-label={t('replay.note')}>
        <Icon name="quill-ink" />
        <p>{note.text}</p>
        <div>
          <button type="button" onClick={onEdit}>
            {t('replay.note.edit')}
          </button>
          <button type="button" onClick={() => notes.write(at, '')}>
            {t('replay.note.delete')}
          </button>
        </div>
        {unkept && <small role="alert">{t('replay.note.unkept')}</small>}
      </aside>
    );
  if (deleted === null || deleted.at !== at) return null;
  return (
    <aside className="replay-slip m-parch m-sheet-high" aria-label={t('replay.note')}>
      <Icon name="trash-can" />
      <p role="status">{t('replay.note.deleted')}</p>
      <div>
        <button type="button" onClick={() => notes.write(deleted.at, deleted.text)}>
          {t('replay.note.back')}
        </button>
      </div>
    </aside>
  );
}
