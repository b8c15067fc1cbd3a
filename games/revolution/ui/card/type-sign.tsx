import './type-sign.css';
import { Icon, type TableSpeech } from '@tavern/kit';
import { classes } from '@tavern/kit/classes.ts';
import type { GameType } from '../../rules/state.ts';
import { signOf } from './sign.ts';

interface TypeSignProps {
  readonly type: GameType;
  /** With its word beside it, or only read aloud where there is no room. */
  readonly named?: boolean | undefined;
  readonly words: TableSpeech;
}

/** A type: colour, sign and word. */
export function TypeSign({ type, named = false, words }: TypeSignProps) {
  const word = words.t(`type.${type}`);
  return (
    <span className={classes('rev-type', `rev-of-${type}`)} title={named ? undefined : word}>
      <i>
        <Icon name={signOf(type)} {...(named ? {} : { label: word })} />
      </i>
      {named && <span>{word}</span>}
    </span>
  );
}
