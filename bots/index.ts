export type { AskedPacket, Bot } from './bot.ts';
export { randomBot } from './random.ts';
