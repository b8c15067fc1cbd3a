import { Button } from '@tavern/kit';
import { useId, useState } from 'react';
import { useSpeech } from '../../words/words.ts';
import { LONGEST } from '../notes/note.ts';
import type { Watching } from './watching.ts';

/** Writes the note at this moment. */
export function NoteSheet({ player, notes, close }: Watching) {
  const { t } = useSpeech();
  const { at } = player.state;
  const kept = notes.all.find((note) => note.at === at)?.text ?? '';
  const [text, setText] = useState(kept);
  const id = useId();
  const write = (words: string): void => {
    notes.write(at, words);
    close();
  };
  return (
    <>
      <label className="field-label" htmlFor={id}>
        {t('replay.note.at', { n: at })}
      </label>
      <textarea
        id={id}
        className="field replay-note-text"
        rows={5}
        maxLength={LONGEST}
        value={text}
        onChange={(event) => setText(event.target.value)}
      />
      <p className="replay-small">{t('replay.note.where')}</p>
      <div className="replay-ways">
        <Button
          kind="primary"
          icon="quill-ink"
          why={text.trim() === '' ? t('replay.note.empty') : undefined}
          onPress={() => write(text)}
        >
          {t('replay.note.keep')}
        </Button>
        {kept !== '' && (
          <Button icon="trash-can" onPress={() => write('')}>
            {t('replay.note.delete')}
          </Button>
        )}
      </div>
    </>
  );
}
