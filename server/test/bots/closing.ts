import { BotThreads } from '../../bots/bot-threads.ts';

// Run as a process of its own: whether it ends is the test.
const threads = new BotThreads({ threads: 2, patience: 60_000 });
await threads.warm('race');
await threads.close();
process.stdout.write('closed');
