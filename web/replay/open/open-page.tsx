import './open-page.css';
import type { Refusal } from '@tavern/engine';
import { Button, Icon, TextField } from '@tavern/kit';
import { useState } from 'react';
import { Page } from '../../house/pages/page.tsx';
import { RecordSheet } from '../../house/record-sheet.tsx';
import { go, routeFrom } from '../../house/route.ts';
import { useReason } from '../../house/use-reason.ts';
import { useSpeech } from '../../words/words.ts';

interface OpenPageProps {
  /** Why what was wanted cannot be watched; null: nothing was wanted yet. */
  readonly refusal: (Refusal & { readonly at?: number }) | null;
  /** The game of the record that was refused; null: it names none. */
  readonly game: string | null;
  readonly onFile: (file: File) => void;
  /** Tries the same address once more; null: there is none. */
  readonly onAgain: (() => void) | null;
}

/** What to do where the rules have refused a record: they only say what is wrong with it. */
const WAYS: { readonly [code: string]: string } = {
  'other-version': 'replay.way.rules',
  'other-content': 'replay.way.rules',
  malformed: 'replay.way.changed',
  diverged: 'replay.way.changed',
  'other-parent': 'replay.way.changed',
  'not-revealed': 'replay.way.over',
};

/** Asks for a match to watch: a file, or a link. */
export function OpenPage({ refusal, game, onFile, onAgain }: OpenPageProps) {
  const { t } = useSpeech();
  const why = useReason(refusal, game);
  const way = refusal === null ? undefined : WAYS[refusal.code];
  return (
    <Page title={t('replay.screen')} narrow>
      {refusal !== null && (
        <article className="replay-refused m-parch m-sheet-high" role="alert">
          <Icon name="cancel" />
          <div>
            <h2 className="t-display">{t('replay.refused.title')}</h2>
            <p>{why}</p>
            {way !== undefined && <p>{t(way)}</p>}
            {onAgain !== null && (
              <Button icon="cycle" onPress={onAgain}>
                {t('replay.again')}
              </Button>
            )}
          </div>
        </article>
      )}
      <RecordSheet about={t('replay.about')} label={t('replay.choose')} sub={t('replay.drop')} onFile={onFile}>
        <PastedLink />
      </RecordSheet>
    </Page>
  );
}

/** What somebody has sent: a link, or what stands after its `#`. */
function PastedLink() {
  const { t } = useSpeech();
  const [text, setText] = useState('');
  const [problem, setProblem] = useState<string | undefined>(undefined);
  const open = (): void => {
    const from = text.indexOf('#/replay/');
    const route = from < 0 ? null : routeFrom(text.slice(from).trim());
    if (route?.at !== 'replay' || route.what === null) setProblem(t('replay.paste.wrong'));
    else go(route);
  };
  return (
    <form
      className="replay-paste"
      onSubmit={(event) => {
        event.preventDefault();
        open();
      }}
    >
      <TextField label={t('replay.paste')} value={text} onChange={setText} problem={problem} spellCheck={false} />
      <Button type="submit" icon="linked-rings">
        {t('replay.paste.open')}
      </Button>
    </form>
  );
}
