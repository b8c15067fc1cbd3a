// The load generator: its own process, so that it takes nothing from the server but the other core.
import { Latencies } from './latencies.ts';
import { playOurs } from './our-load.ts';
import { playPeer } from './peer-load.ts';

const [whose = '', url = '', clients = '', tiles = '', warmUp = '', seconds = ''] = process.argv.slice(2);
const latencies = new Latencies();
const after = (time: string): Promise<void> => new Promise((later) => setTimeout(later, Number(time) * 1000));

if (whose === 'ours') await playOurs(url, Number(clients), Number(tiles), latencies);
else await playPeer(url, Number(clients), latencies);
await after(warmUp);
latencies.begin();
const before = process.cpuUsage();
await after(seconds);
latencies.end();
const { user, system } = process.cpuUsage(before);
console.log(JSON.stringify({ ...latencies.result(), busy: (user + system) / 1e6 / Number(seconds) }));
process.exit(0);
