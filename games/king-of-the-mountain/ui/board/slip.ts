import { type Question, type Say, say } from '@tavern/engine';
import type { SlipWords } from '@tavern/kit';
import type { Mountain } from '../../rules/types.ts';

type Asked = Pick<Question<Mountain>, 'kind'>;

/** What is asked, in a line: on a small screen above the thumb. */
export const askedWords = ({ kind }: Asked): Say => say(`board.ask.${kind}`);

/** The same on the beam: what it is, and what to do. */
export const slipFor = ({ kind }: Asked): SlipWords => ({ title: say(`slip.${kind}`), sub: say(`slip.${kind}.sub`) });
