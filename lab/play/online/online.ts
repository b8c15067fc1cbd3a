import { type Json, render, say } from '@tavern/engine';
import { entryOf } from '@tavern/games';
import type { RoomView } from '@tavern/wire';
import { Mistake } from '../../arguments.ts';
import { botsCounted } from '../../house-rules.ts';
import { words, wordsOf } from '../../words.ts';
import { arrangementFrom, type Wanted } from '../command-line.ts';
import type { Menu } from '../menu.ts';
import { peopleOf } from '../names.ts';
import { RecordFile } from '../record-file.ts';
import { GameServer, newNonce, Refused } from './game-server.ts';
import { OnlineTable } from './online-table.ts';

/** How well the bots at such a table play. */
const LEVEL = 'normal';

/** `lab play --server URL`: a match on a server, by plain HTTP: against its bots, or with people who come into the room. */
export async function playOnline(menu: Menu, wanted: Wanted & { readonly server: string }): Promise<number> {
  const { language, server: url, save } = wanted;
  const file = save === undefined ? null : new RecordFile(save);
  const dictionary = wordsOf(language);
  const tell = (key: string, values?: { readonly [name: string]: Json }): void =>
    console.log(render(dictionary, say(key, values)));
  const server = new GameServer(url, language);
  try {
    await server.arrive(peopleOf({ people: 1, language }, wanted.names)[0] ?? '');
    const room = wanted.room === undefined ? await newRoom(menu, server, wanted, tell) : await joined(server, wanted.room);
    const match = await started(server, room, wanted.room === undefined);
    await new OnlineTable(server, match, menu, dictionary).play();
    if (file === null) return 0;
    file.write(await whenStored(server, match));
    tell('play.saved', { file: file.path });
    return 0;
  } catch (error) {
    if (error instanceof Refused) throw new Mistake(error.message);
    throw error;
  }
}

async function newRoom(
  menu: Menu,
  server: GameServer,
  wanted: Wanted,
  tell: (key: string, values?: { readonly [name: string]: Json }) => void,
): Promise<RoomView> {
  const games = await server.games();
  const shown = games.filter(({ hidden }) => !hidden).map(({ id, name }) => ({ value: id, name }));
  const game = wanted.game ?? (await menu.choose(render(wordsOf(wanted.language), say('play.which')), shown)) ?? '';
  const info = games.find(({ id }) => id === game);
  if (info === undefined) throw new Mistake(words('mistake.game', { id: game, known: games.map(({ id }) => id).join(', ') }));
  // What rules and choices may be is read as everywhere; the server has the last word.
  const pack = await entryOf(game)?.load();
  const arranged = pack === undefined ? null : arrangementFrom(pack, wanted);
  const { pace, speed } = wanted;
  const seats = arranged?.seats ?? info.seats.min;
  const people = Math.min(seats, Math.max(1, arranged?.people ?? 1));
  const room = await server.create(game, { seats, pace, speed, ...(arranged === null ? {} : { rules: arranged.rules }) });
  const [choice] = arranged?.choices ?? [];
  if (choice !== undefined && Object.keys(choice).length > 0)
    await server.act(room.code, { do: 'choose', choice: choice as never });
  const level = info.levels.includes(LEVEL) ? LEVEL : (info.levels[0] ?? LEVEL);
  let now = room;
  const counted = pack !== undefined && arranged !== null && botsCounted(pack, arranged.rules, people) !== null;
  const bots = counted ? people : seats;
  for (let seat = people; seat < bots; seat++) now = await server.act(room.code, { do: 'bot', seat, level });
  if (people > 1) tell('play.room', { code: room.code, server: server.url });
  return now;
}

async function joined(server: GameServer, code: string): Promise<RoomView> {
  const room = await server.act(code, { do: 'enter', sit: true });
  return room.playing ? room : server.act(room.code, { do: 'ready', nonce: newNonce() });
}

/** The host starts as soon as everybody is there and ready. */
async function started(server: GameServer, given: RoomView, host: boolean): Promise<string> {
  let room = given;
  while (!room.playing) {
    if (host && room.mayStart.ok && room.seats.every(({ by }) => by !== 'open'))
      room = await server.act(room.code, { do: 'start', nonce: newNonce() });
    else room = await server.next(room);
  }
  if (room.match === null) throw new Error('a room that plays has a match');
  return room.match;
}

/** The end of a match is stored a moment after it was seen. */
async function whenStored(server: GameServer, match: string): ReturnType<GameServer['record']> {
  for (;;) {
    try {
      return await server.record(match);
    } catch (error) {
      if (!(error instanceof Refused) || error.code !== 'match-runs') throw error;
      await new Promise((later) => setTimeout(later, 200));
    }
  }
}
