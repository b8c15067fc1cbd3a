import { say } from '@tavern/engine';
import { useWords } from '@tavern/kit';
import { name } from '../../text/tell/words.ts';
import type { MountainProps } from '../show/props.ts';
import { askedWords } from '../words/ask-words.ts';
import { lineShown } from './line-shown.ts';

/** On a small screen: the question or what is waited for in one line, and the latest event in another. */
export function ThumbWords({ question, packet, view, viewer, over, lines, events, show }: MountainProps) {
  const { tell } = useWords();
  const newest = lineShown(lines, events, show);
  const others = packet.waiting.filter(({ seat }) => seat !== viewer).map(({ seat }) => name(seat));
  const asked = question !== null ? askedWords(question, view) : others.length > 0 ? say('board.waits', { who: others }) : null;
  return (
    <div className={question === null ? 'thumb-words' : 'thumb-words mine'}>
      {over === null && asked !== null && <p className="thumb-asked t-display">{tell(asked)}</p>}
      <p className="newest-line">{newest}</p>
    </div>
  );
}
