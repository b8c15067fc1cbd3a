import { personAtSeat } from '@tavern/bots';
import { fieldsOf } from '@tavern/engine';
import type { RoomAct } from '@tavern/wire';
import { expect, test } from 'vitest';
import { heights } from '../../../server/test/rooms/stand-ins.ts';
import { placesOf } from '../../lobby/room-places.ts';
import { seatNames } from '../../lobby/seat-names.ts';
import type { SeatPlace } from '../../lobby/seat-place.ts';
import { type Speech, speechOf } from '../../words/words.ts';
import { BRAM, MEI, NONCE, Scene, YSOLDE } from './rooms.ts';

/** Keys stand for words: what is asked is who may do what. */
const keys: Speech = { ...speechOf('en', {}), t: (key) => key, tell: ({ key }) => key };
const fields = fieldsOf(heights.game.seatChoice({}), 'seat');

function placesFor(me: string, scene: Scene, did: RoomAct[] = []): readonly SeatPlace[] {
  return placesOf({
    room: scene.view,
    me,
    speech: { ...keys, names: seatNames(scene.view, keys.tell) },
    fields,
    pack: heights,
    act: (act) => did.push(act),
  });
}

const actsOf = (place: SeatPlace | undefined): readonly string[] => [
  ...(place?.acts ?? []).map(({ id }) => id),
  ...(place?.menu ?? []).flat().map(({ id }) => id),
];

test('there is a place for everybody the game can seat; those beyond the room’s are closed', () => {
  const kinds = placesFor(YSOLDE, new Scene().sits(MEI, 1)).map(({ kind }) => kind);
  expect(kinds).toEqual(['person', 'person', 'open', 'open', 'closed', 'closed']);
});

test('the host may send away, seat bots and add or close seats', () => {
  const scene = new Scene().sits(MEI, 1).does(YSOLDE, { do: 'bot', seat: 2, level: 'easy' });
  const [own, mei, bot, open, closed, next] = placesFor(YSOLDE, scene).map(actsOf);
  expect(own).toEqual([]);
  expect(mei).toEqual(['host', 'kick']);
  expect(bot).toEqual(['random', 'easy', 'normal', 'remove']);
  expect(open).toEqual(['bot', 'sit', 'close']);
  expect(closed).toEqual(['add']);
  expect(next).toEqual([]);
});

test('everybody else may only move', () => {
  const scene = new Scene().sits(MEI, 1).does(YSOLDE, { do: 'bot', seat: 2, level: 'easy' });
  expect(placesFor(MEI, scene).map(actsOf)).toEqual([[], [], [], ['sit'], [], []]);
});

test('a seat that is not the last, or that the game needs, cannot be closed', () => {
  const scene = new Scene();
  expect(actsOf(placesFor(YSOLDE, scene)[1])).not.toContain('close');
  scene.does(YSOLDE, { do: 'settings', settings: { seats: 2 } });
  expect(actsOf(placesFor(YSOLDE, scene)[1])).not.toContain('close');
});

test('the host is ready by being there, the others when they say so, and bots always', () => {
  const scene = new Scene().sits(MEI, 1).sits(BRAM, 2).does(BRAM, { do: 'ready', nonce: NONCE });
  scene.does(YSOLDE, { do: 'bot', seat: 3, level: 'normal' });
  expect(placesFor(MEI, scene).map(({ ready }) => ready)).toEqual([true, false, true, true, undefined, undefined]);
  expect(placesFor(MEI, scene.goes(YSOLDE))[0]).toMatchObject({ ready: false, away: true });
});

test('a bot is somebody: a name, with the level beside it, and a sign of their own', () => {
  const scene = new Scene()
    .does(YSOLDE, { do: 'bot', seat: 1, level: 'easy' })
    .does(YSOLDE, { do: 'bot', seat: 2, level: 'easy' });
  const [, first, second] = placesFor(MEI, scene);
  const { id, crest } = personAtSeat(scene.view.code, 1);
  expect(first).toMatchObject({ name: `person.${id}`, level: 'level.easy', badge: crest });
  expect(second?.name).not.toBe(first?.name);
  expect(second?.badge).not.toBe(first?.badge);
});

test('what is pressed is what the room is asked for', () => {
  const did: RoomAct[] = [];
  const [, open] = placesFor(YSOLDE, new Scene(), did);
  for (const { onPress } of open?.acts ?? []) onPress();
  expect(did).toEqual([{ do: 'bot', seat: 1, level: 'normal' }]);
});

test('arms show the crest of the choice', () => {
  const scene = new Scene().does(YSOLDE, { do: 'choose', choice: { class: 'hunter' } });
  expect(placesFor(YSOLDE, scene)[0]).toMatchObject({ crest: 'pocket-bow', you: true, host: true });
});
