export type { AskedPacket, Bot } from './bot.ts';
export { fetched } from './fetched.ts';
export { MANNERS, type Manner } from './manner.ts';
export { namesakesOf } from './namesakes.ts';
export { type Person, persons } from './persons.ts';
export { randomBot } from './random.ts';
export { botsIn, personIn, personOf, type SeatedBot, seatCode } from './seat-code.ts';
export { personAtSeat } from './seating.ts';
export { botTexts } from './text/texts.ts';
