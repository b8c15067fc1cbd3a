// The server of server/main.ts without chance and time: rooms, guests, dice and candles are the same every time. `node same-house.ts
// <origin>`: the origin that its pages show.
import crypto from 'node:crypto';
import { syncBuiltinESMExports } from 'node:module';
import { TODAY } from './time.ts';

let drawn = 0;
const sameBytes = (count: number): Buffer => {
  const parts: Buffer[] = [];
  for (let bytes = 0; bytes < count; bytes += 32) parts.push(crypto.createHash('sha256').update(`${drawn++}`).digest());
  return Buffer.concat(parts).subarray(0, count);
};
Object.assign(crypto, { randomBytes: sameBytes });
syncBuiltinESMExports();

// Imported after chance is fixed, because these modules draw from it.
const { configFrom } = await import('../../server/config.ts');
const { logTo, startServer } = await import('../../server/server.ts');
const { machineClock } = await import('../../server/clock.ts');
const [, , origin = ''] = process.argv;
const config = configFrom({ ...process.env, ALLOWED_ORIGINS: origin });
if ('faults' in config) throw new Error(config.faults.join('\n'));
const { url } = await startServer(config, logTo(config.logLevel), { clock: { ...machineClock, now: () => TODAY } });
console.error(`Tavern is open at ${url}`);
