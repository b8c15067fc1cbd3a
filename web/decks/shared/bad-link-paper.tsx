import './bad-link.css';
import type { Say } from '@tavern/engine';
import { announce, Button, Icon, TextField } from '@tavern/kit';
import { useState } from 'react';
import { PlaceHeading } from '../../house/place-heading.tsx';
import { useSpeech } from '../../words/words.ts';

interface BadLinkPaperProps {
  readonly code: string;
  readonly why: Say;
  readonly words: { readonly title: string; readonly way: string; readonly field: string; readonly open: string };
  /** Where else to go. */
  readonly other: { readonly label: string; readonly icon: string; readonly onPress: () => void };
  /** What is still wrong; null: it is open. */
  readonly onOpen: (typed: string) => Say | null;
}

/** A link whose code cannot be read: what is wrong with it, and the code to be corrected. */
export function BadLinkPaper({ code, why, words, other, onOpen }: BadLinkPaperProps) {
  const { tell } = useSpeech();
  const [typed, setTyped] = useState(code);
  const [problem, setProblem] = useState<Say | null>(why);
  const open = (): void => {
    const still = onOpen(typed);
    setProblem(still);
    if (still !== null) announce(tell(still));
  };
  return (
    <main className="table doorstep">
      <i className="lamp" />
      <section className="door-paper bad-link m-parch m-sheet-high">
        <Icon name="medieval-gate" className="door-icon" />
        <PlaceHeading className="t-display">{words.title}</PlaceHeading>
        <p role="alert">{problem === null ? words.way : tell(problem)}</p>
        <TextField
          label={words.field}
          value={typed}
          spellCheck={false}
          help={problem === null ? undefined : words.way}
          onChange={(text) => {
            setTyped(text);
            setProblem(null);
          }}
          onEnter={open}
        />
        <div className="door-ways">
          <Button kind="primary" icon="card-play" onPress={open}>
            {words.open}
          </Button>
          <Button icon={other.icon} onPress={other.onPress}>
            {other.label}
          </Button>
        </div>
      </section>
    </main>
  );
}
