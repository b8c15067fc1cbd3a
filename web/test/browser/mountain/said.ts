import { render, say } from '@tavern/engine';
import { texts } from '../../../../games/king-of-the-mountain/text/index.ts';
import type { Person } from '../person.ts';

/** What the game says for a key, in this person's language. */
export const said = ({ language }: Person, key: string, values = {}): string => render(texts[language], say(key, values));
