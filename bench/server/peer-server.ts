// boardgame.io's server with its store in memory, on a port of its own, in a process of its own.
import { peerModule } from '../peers.ts';
import { raceGame } from '../race/peer.ts';

interface PeerServer {
  run(config: { port: number; callback?: () => void }): Promise<{ appServer: { address(): { port: number } } }>;
}
const { Server } = peerModule('boardgame.io/server') as { readonly Server: (setup: object) => PeerServer };

const server = Server({ games: [raceGame(Number(process.argv[2]))], origins: ['*'] });
const { appServer } = await server.run({ port: 0 });
console.log(JSON.stringify({ url: `http://127.0.0.1:${appServer.address().port}` }));
