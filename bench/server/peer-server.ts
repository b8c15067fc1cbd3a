// boardgame.io's server on a port of its own, in a process of its own: with its store in memory, or in files below a folder.
import { peerModule } from '../peers.ts';
import { raceGame } from '../race/peer.ts';
import { peerRace, TILES } from './contest.ts';
import { answerParent } from './processes.ts';

interface PeerServer {
  run(config: { port: number; callback?: () => void }): Promise<{ appServer: { address(): { port: number } } }>;
}
interface PeerModule {
  readonly Server: (setup: object) => PeerServer;
  readonly FlatFile: new (setup: { readonly dir: string }) => object;
}
const { Server, FlatFile } = peerModule('boardgame.io/server') as PeerModule;

const folder = process.argv[2];
const games = TILES.map((tiles) => ({ ...raceGame(tiles), name: peerRace(tiles) }));
const server = Server({ games, origins: ['*'], ...(folder === undefined ? {} : { db: new FlatFile({ dir: folder }) }) });
const { appServer } = await server.run({ port: 0 });
answerParent();
console.log(JSON.stringify({ url: `http://127.0.0.1:${appServer.address().port}` }));
