import { Button } from '@tavern/kit';
import type { Speech } from '../../words/words.ts';
import { iconOf } from './crests.ts';
import { startWord } from './game-words.ts';

interface StartButtonProps {
  readonly game: string;
  readonly pack: Parameters<typeof iconOf>[0];
  /** With the game's words among them. */
  readonly speech: Speech;
  /** What is said while the match is dealt; null: it is not. */
  readonly busy: string | null;
  /** Why it did not start. */
  readonly problem: string | null;
  readonly onPress: () => void;
}

/** At the foot of a dialog: starts a match, and says why it did not. */
export const StartButton = ({ game, pack, speech, busy, problem, onPress }: StartButtonProps) => (
  <>
    {problem !== null && (
      <p className="problem" role="alert">
        {problem}
      </p>
    )}
    <Button kind="primary" lit icon={iconOf(pack)} hotkey="s" sub={busy ?? undefined} onPress={onPress}>
      {startWord(speech, game)}
    </Button>
  </>
);
