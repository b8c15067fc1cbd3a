import { render, say } from '@tavern/engine';
import type { Sitter } from '../../../test/table/driver.ts';
import { texts } from '../../text/index.ts';

/** What the game says for a key, in this person's language. */
export const said = ({ language }: Sitter, key: string, values = {}): string => render(texts[language], say(key, values));
