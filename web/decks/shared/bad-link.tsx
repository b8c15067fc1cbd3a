import './bad-link.css';
import { codeOf } from '@tavern/decks';
import type { Say } from '@tavern/engine';
import { announce, Button, Icon, TextField } from '@tavern/kit';
import { useState } from 'react';
import { go } from '../../house/route.ts';
import { useDeckGame, useDeckWords } from '../deck-game.ts';
import { readGiven } from '../model/intake.ts';

interface BadLinkProps {
  readonly code: string;
  readonly why: Say;
}

/** A link whose code cannot be read: what is wrong with it, and the code to be corrected. */
export function BadLink({ code, why }: BadLinkProps) {
  const { game, rules } = useDeckGame();
  const { t, tell } = useDeckWords();
  const [typed, setTyped] = useState(code);
  const [problem, setProblem] = useState<Say | null>(why);
  const open = (): void => {
    const read = readGiven(rules, game, typed);
    if (read.ok) return go({ at: 'decks', game, code: codeOf(rules, read.deck) });
    setProblem(read.why);
    return announce(tell(read.why));
  };
  return (
    <main className="table doorstep">
      <i className="lamp" />
      <section className="door-paper bad-link m-parch m-sheet-high">
        <Icon name="medieval-gate" className="door-icon" />
        <h1 className="t-display">{t('builder.shared.bad')}</h1>
        <p role="alert">{problem === null ? t('builder.shared.bad.way') : tell(problem)}</p>
        <TextField
          label={t('builder.in.field')}
          value={typed}
          spellCheck={false}
          help={problem === null ? undefined : t('builder.shared.bad.way')}
          onChange={(text) => {
            setTyped(text);
            setProblem(null);
          }}
          onEnter={open}
        />
        <div className="door-ways">
          <Button kind="primary" icon="card-play" onPress={open}>
            {t('builder.in.open')}
          </Button>
          <Button icon="quill-ink" onPress={() => go({ at: 'decks', game, code: null })}>
            {t('builder.shared.build')}
          </Button>
        </div>
      </section>
    </main>
  );
}
