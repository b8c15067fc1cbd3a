import { type Say, say } from '@tavern/engine';

/** What stands for the printed box. */
export const PRINTED = 'printed';

/** What the code of a box has around its cards: the game's letters before them, two check letters after them. */
const AROUND = 2;

/** What a chosen box is called. The choice has been parsed, so its code is in its one form: it names every card that is not as printed, and no other. */
export const boxSay = (chosen: string): Say =>
  chosen === PRINTED ? say('box.printed') : say('box.own', { n: chosen.split('.').length - AROUND });
