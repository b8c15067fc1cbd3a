import { type Question, type Say, say } from '@tavern/engine';
import type { Mountain } from '../../rules/types.ts';

/** What is asked, in a few words: on the beam, and on a small screen above the thumb. */
export const askedWords = ({ kind }: Pick<Question<Mountain>, 'kind'>): Say => say(`board.ask.${kind}`);

/** In one's own turn the house says it well enough, in two lines. */
export const slipFor = (question: Question<Mountain>): Say | null => (question.kind === 'turn' ? null : askedWords(question));
