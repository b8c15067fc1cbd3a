import type { RoomAct } from '@tavern/wire';
import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import type { Room } from '../../rooms/room.ts';
import { listing, roomView } from '../../rooms/room-view.ts';
import { ANN, BEN, CAT, DAN, frozen, hats, Lobby, names, race } from './lobby.ts';

const GUESTS = [ANN, BEN, CAT, DAN] as const;
/** The host, who may be another one by then. */
const HOST = 'host';

/** What somebody does, or what happens: all that can change a room. */
type Event =
  | { readonly who: string; readonly act: RoomAct }
  | { readonly who: string; readonly comes: boolean }
  | { readonly ends: true };

/** Seeds that become nonces: every one is used once, so that it can be searched for. */
let made = 0;
const freshNonce = (): string => `f00d${String((made += 1)).padStart(28, '0')}`;

const guest = fc.constantFrom(...GUESTS);
const seat = fc.oneof({ weight: 3, arbitrary: fc.nat(1) }, { weight: 1, arbitrary: fc.nat(7) });
const hat = fc.constantFrom('cap', 'bowler', 'crown', 'sock');
const settings = fc.record(
  {
    rules: fc.oneof(
      fc.record({ tiles: fc.integer({ min: 4, max: 12 }) }, { requiredKeys: [] }),
      fc.record({ hats: fc.constantFrom('few', 'many') }),
    ),
    seats: fc.constantFrom(1, 2, 2, 3, 6, 7),
    public: fc.boolean(),
    pace: fc.constantFrom('normal', 'brisk'),
    speed: fc.constantFrom('1x', 'off'),
  },
  { requiredKeys: [] },
) as fc.Arbitrary<Extract<RoomAct, { do: 'settings' }>['settings']>;

const roomAct: fc.Arbitrary<RoomAct> = fc.oneof(
  { weight: 4, arbitrary: fc.record({ do: fc.constant('sit' as const), seat }) },
  fc.constant({ do: 'stand' as const }),
  { weight: 3, arbitrary: fc.record({ do: fc.constant('choose' as const), choice: fc.record({ hat }) }) },
  { weight: 2, arbitrary: fc.record({ do: fc.constant('choose' as const), choice: fc.record({ hat }), seat }) },
  { weight: 2, arbitrary: hat.map((each) => ({ do: 'choose' as const, choice: { hat: each }, nonce: freshNonce() })) },
  { weight: 4, arbitrary: fc.constant(null).map(() => ({ do: 'ready' as const, nonce: freshNonce() })) },
  fc.constant({ do: 'unready' as const }),
  { weight: 4, arbitrary: fc.record({ do: fc.constant('settings' as const), settings }) },
  fc.record({ do: fc.constant('bot' as const), seat, level: fc.constantFrom('random', 'random', 'clever', null) }),
  fc.record({ do: fc.constant('kick' as const), guest, forGood: fc.boolean() }),
  fc.record({ do: fc.constant('letIn' as const), guest }),
  fc.record({ do: fc.constant('host' as const), guest }),
  { weight: 4, arbitrary: fc.constant(null).map(() => ({ do: 'start' as const, nonce: freshNonce() })) },
  { weight: 2, arbitrary: fc.array(guest).map((without) => ({ do: 'start' as const, nonce: freshNonce(), without })) },
  { weight: 4, arbitrary: fc.constant(null).map(() => ({ do: 'rematch' as const, nonce: freshNonce() })) },
);

/** Chance alone seldom gets everybody ready. */
const together: fc.Arbitrary<readonly Event[]> = fc
  .constantFrom('ready', 'rematch')
  .map((wish) => GUESTS.map((who) => ({ who, act: { do: wish, nonce: freshNonce() } }) as const));

/** Nor does it often let in the one who was sent away. */
const outAndIn: fc.Arbitrary<readonly Event[]> = guest.map((who) => [
  { who: HOST, act: { do: 'kick', guest: who, forGood: true } },
  { who: HOST, act: { do: 'letIn', guest: who } },
]);

const event: fc.Arbitrary<Event> = fc.oneof(
  { weight: 12, arbitrary: fc.record({ who: fc.oneof(guest, fc.constant(HOST)), act: roomAct }) },
  { weight: 1, arbitrary: fc.record({ who: guest, comes: fc.boolean() }) },
  { weight: 4, arbitrary: fc.constant({ ends: true as const }) },
);

const events = fc.oneof(
  { weight: 10, arbitrary: event.map((each) => [each]) },
  { weight: 2, arbitrary: together },
  { weight: 1, arbitrary: outAndIn },
);

function sound({ room, pack, present }: Lobby): void {
  const seated = room.seats.flatMap((each) => (each.by === 'person' ? [each.guest] : []));
  expect(new Set(seated).size, 'a guest has one seat').toBe(seated.length);
  expect(
    room.banned.filter((each) => seated.includes(each) || each === room.host),
    'a guest who was sent away is gone',
  ).toEqual([]);
  expect(GUESTS, 'the host is a guest').toContain(room.host);
  const [min, max] = pack.game.seats;
  expect(room.seats.length >= min && room.seats.length <= max, 'as many seats as the game has').toBe(true);
  for (const each of room.seats) {
    if (each.by !== 'open') expect(pack.game.seatChoice(room.rules).safeParse(each.choice).success, 'a lawful choice').toBe(true);
  }
  // Another one each time: all of them, every time, would take long.
  const viewer = GUESTS[room.version % GUESTS.length] ?? ANN;
  const view = roomView(room, { pack, names, present }, viewer);
  for (const [index, each] of room.seats.entries()) {
    if (each.by === 'open' || pack.shownChoice === undefined) continue;
    const whole = (each.by === 'bot' ? room.host : each.guest) === viewer;
    expect(view.seats[index], 'only the guest who chooses sees it').toMatchObject({ choice: whole ? each.choice : {} });
    if (!whole) expect(JSON.stringify(view.seats[index]), 'nothing of it').not.toMatch(/cap|bowler|crown/);
  }
  const seen = JSON.stringify([view, listing(room, { pack, names })]);
  expect(seen, 'no nonce is seen').not.toContain('f00d');
  expect(seen, 'the secret is not seen').not.toContain(room.secret);
}

/** What has to hold from one saved room to the next. */
function lawful(before: Room, after: Room, starts: boolean, letIn: boolean): void {
  if (after === before) return;
  expect(after.version, 'one change, one version').toBe(before.version + 1);
  expect(after.touchedAt).toBeGreaterThan(before.touchedAt);
  if (before.playing && after.playing) expect(after.seats, 'a match changes no seats').toEqual(before.seats);
  if (!before.playing && after.playing) expect(starts, 'only a start lets a room play').toBe(true);
  const back = before.banned.filter((each) => !after.banned.includes(each));
  expect(back.length, 'sent away for good, until they are let in').toBe(letIn ? 1 : 0);
}

function happen(lobby: Lobby, event: Event): { starts: boolean; did?: string } {
  if ('ends' in event) lobby.ends();
  else if ('comes' in event) {
    if (!event.comes) lobby.leaves(event.who);
    else if (!lobby.room.banned.includes(event.who)) lobby.comes(event.who);
  } else {
    const { room } = lobby;
    const who = event.who === HOST ? room.host : event.who;
    const done = lobby.attempt(who, event.act);
    if (!done.ok) {
      expect(JSON.stringify(done), 'a refusal tells no nonce').not.toContain('f00d');
      return { starts: false, did: `${event.act.do} refused` };
    }
    if (['settings', 'bot', 'kick', 'letIn', 'host', 'start'].includes(event.act.do)) expect(who).toBe(room.host);
    if (event.act.do === 'kick') lobby.present.delete(event.act.guest);
    lobby.room = frozen(done.room);
    if (done.start === true) {
      const row = lobby.plays();
      expect(new Set(row.nonces).size, 'everybody has a share of their own').toBe(row.nonces.length);
      expect(lobby.room.secret, 'new dice').not.toBe(row.secret);
    }
    return { starts: done.start === true, did: event.act.do };
  }
  return { starts: false };
}

test.each([
  { name: 'race, two to six', pack: race },
  { name: 'hats, one or two', pack: { ...hats, shownChoice: () => ({}) } },
])('whatever guests do, in whatever order, the room stays sound ($name)', ({ pack }) => {
  const did = new Map<string, number>();
  fc.assert(
    fc.property(fc.array(events, { minLength: 10, maxLength: 60 }), (story) => {
      const lobby = new Lobby(pack);
      lobby.comes(...GUESTS);
      for (const event of story.flat()) {
        // Frozen: whatever changes a room in place throws here.
        const before = lobby.room;
        const { starts, did: what = 'other' } = happen(lobby, event);
        did.set(what, (did.get(what) ?? 0) + 1);
        lawful(before, lobby.room, starts, what === 'letIn');
        sound(lobby);
      }
    }),
    { numRuns: 300, seed: 7 },
  );
  // A property that never gets anywhere holds for nothing: every act was done, and every one was refused.
  const acts = ['sit', 'stand', 'ready', 'unready', 'settings', 'bot', 'kick', 'letIn', 'host', 'start', 'rematch'];
  if (pack !== race) acts.push('choose');
  expect(acts.filter((each) => (did.get(each) ?? 0) < 5 || (did.get(`${each} refused`) ?? 0) < 5)).toEqual([]);
});
