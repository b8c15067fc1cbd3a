import './type-sign.css';
import { Icon } from '@tavern/kit';
import { classes } from '@tavern/kit/classes.ts';
import { GAME_TYPES } from '../../rules/state.ts';
import { signOf } from './sign.ts';

/** The colour and sign of a type, beside its word in the deck builder. Traits have none. */
export function MarkSign({ mark }: { readonly mark: string }) {
  const type = GAME_TYPES.find((each) => each === mark);
  if (type === undefined) return null;
  return (
    <span className={classes('rev-type', `rev-of-${type}`)} aria-hidden="true">
      <i>
        <Icon name={signOf(type)} />
      </i>
    </span>
  );
}
