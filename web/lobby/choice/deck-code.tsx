import { codeOf, type DeckRules } from '@tavern/decks';
import type { Say } from '@tavern/engine';
import { announce, Button, TextField } from '@tavern/kit';
import { useState } from 'react';
import { readGiven } from '../../decks/model/intake.ts';
import { useSpeech } from '../../words/words.ts';

interface DeckCodeProps {
  readonly game: string;
  readonly rules: DeckRules;
  readonly onChoose: (deck: string) => void;
}

/** A deck by its code. What is refused stays as it was typed, with the reason below it. */
export function DeckCode({ game, rules, onChoose }: DeckCodeProps) {
  const { t, tell } = useSpeech();
  const [typed, setTyped] = useState('');
  const [why, setWhy] = useState<Say | null>(null);
  const take = (): void => {
    if (typed.trim() === '') return;
    const read = readGiven(rules, game, typed);
    setWhy(read.ok ? null : read.why);
    if (!read.ok) return announce(tell(read.why));
    setTyped('');
    onChoose(codeOf(rules, read.deck));
  };
  return (
    <div className="deck-code">
      <TextField
        label={t('lobby.decks.code')}
        help={t('lobby.decks.code.help')}
        problem={why === null ? undefined : tell(why)}
        value={typed}
        spellCheck={false}
        autoCapitalize="off"
        onChange={(text) => {
          setTyped(text);
          setWhy(null);
        }}
        onEnter={take}
      />
      <Button icon="card-play" why={typed.trim() === '' ? t('lobby.decks.code.first') : undefined} onPress={take}>
        {t('lobby.decks.code.use')}
      </Button>
    </div>
  );
}
