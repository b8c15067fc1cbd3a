export type { AskedPacket, Bot } from './bot.ts';
export { fetched } from './fetched.ts';
export { randomBot } from './random.ts';
