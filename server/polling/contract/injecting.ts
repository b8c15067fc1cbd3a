import { randomInt } from 'node:crypto';
import { fair, fast, type Refusal, type Rng, resume } from '@tavern/engine';
import type { Asking, Injection } from '@tavern/games';
import { LONGEST_SEED, normalSeed, seedDice } from '@tavern/host';
import type { RoomView } from '@tavern/wire';
import type { Beginnings } from '../../hall/beginnings.ts';
import type { Hall } from '../../hall/hall.ts';
import { refuseWith } from '../../refusal.ts';
import { refuseInRoom } from '../../rooms/refusal.ts';
import type { Poller } from '../poller.ts';
import type { OwnInterface } from './contracts.ts';
import type { Doors } from './doors.ts';

interface InjectingSetup {
  readonly own: OwnInterface;
  readonly hall: Hall;
  readonly doors: Doors;
  /** Null: this server is not for tests. */
  readonly beginnings: Beginnings | null;
}

/** For tests: the next match of a room begins with a state that somebody made up. A match that runs is never touched. */
export class Injecting {
  private readonly setup: InjectingSetup;

  constructor(setup: InjectingSetup) {
    this.setup = setup;
  }

  async inject(
    poller: Poller,
    { room, given, nonce }: Extract<Asking, { readonly do: 'inject' }>,
  ): Promise<{ readonly ok: true; readonly room: RoomView } | Refusal> {
    const { beginnings, doors } = this.setup;
    if (beginnings === null) return refuseWith('unknown-request');
    const made = this.read(given);
    if (!made.ok) return made;
    const entered = await (room === null
      ? doors.open(poller, { do: 'open', choice: null, bot: null, nonce })
      : this.inside(poller, room));
    if (entered.ok) beginnings.put(entered.room.code, made);
    return entered;
  }

  /** The kernel has the last word: what it does not resume is refused before any room knows of it. */
  private read(given: object): Injection | Refusal {
    const { contract, pack } = this.setup.own;
    const { seed } = given as { readonly seed?: string };
    if (seed !== undefined && normalSeed(seed) === null) return refuseInRoom('bad-seed', { max: LONGEST_SEED }, 'gameEnv.seed');
    const made = contract.inject(given, luckOf(seed));
    if (!made.ok) return made;
    const resumed = resume(pack.game, fast(0), made.snapshot);
    return resumed.ok ? made : { ...resumed, field: 'gameEnv' };
  }

  private async inside(poller: Poller, typed: string): Promise<{ readonly ok: true; readonly room: RoomView } | Refusal> {
    const { hall, own } = this.setup;
    const seen = await hall.look(poller.guest.id, poller.address, typed);
    if (!seen.ok) return seen;
    const { code, game } = seen.room;
    if (game !== own.game) return refuseWith('no-such-room', { code }, 'gameId');
    const inside = await hall.inside(poller, code);
    if (inside === null) return refuseWith('not-a-player');
    if (!inside.ok) return inside;
    if (!inside.room.seats.some((seat) => seat.by === 'person' && seat.guest === poller.guest.id))
      return refuseWith('not-a-player');
    return inside.room.playing ? refuseInRoom('match-running', {}, 'gameId') : inside;
  }
}

/** With a seed decks come out the same every time. */
function luckOf(seed: string | undefined): Rng {
  const source = seed === undefined ? fast(randomInt(2 ** 32)) : fair(Buffer.from(seedDice(seed).secret, 'hex'), []);
  return source.stream('injected');
}
