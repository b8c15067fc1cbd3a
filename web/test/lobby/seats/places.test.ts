import { personAtSeat } from '@tavern/bots';
import { fieldsOf } from '@tavern/engine';
import type { RoomAct } from '@tavern/wire';
import { expect, test } from 'vitest';
import { heights, parading } from '../../../../server/test/rooms/stand-ins.ts';
import { placesOf } from '../../../lobby/seats/room-places.ts';
import { seatNames } from '../../../lobby/seats/seat-names.ts';
import type { SeatPlace } from '../../../lobby/seats/seat-place.ts';
import { madeLobbyPack } from '../../../model/lobby/made-pack.ts';
import { words } from '../../../text/en/index.ts';
import { type Speech, speechOf } from '../../../words/words.ts';
import { BRAM, MEI, NONCE, Scene, YSOLDE } from '../rooms.ts';

/** Keys instead of words, because the tests ask who may do what. */
const keys: Speech = { ...speechOf('en', heights.texts.en), t: (key) => key, tell: ({ key }) => key };
const pack = madeLobbyPack(heights, 'en');
const fields = fieldsOf(heights.game.seatChoice({}), 'seat');

const sent: string[] = [];

function placesFor(me: string, scene: Scene, did: RoomAct[] = [], chosen = fields): readonly SeatPlace[] {
  return placesOf({
    room: scene.view,
    me,
    speech: { ...keys, names: seatNames(scene.view, keys.tell) },
    fields: chosen,
    pack,
    act: (act) => did.push(act),
    sendAway: (guest) => sent.push(guest),
  });
}

const actsOf = (place: SeatPlace | undefined): readonly string[] => [
  ...(place?.acts ?? []).map(({ id }) => id),
  ...(place?.menu ?? []).flat().map(({ id }) => id),
];

test('there is a place for everybody the game can seat, and those beyond the room’s seats are closed', () => {
  const kinds = placesFor(YSOLDE, new Scene().sits(MEI, 1)).map(({ kind }) => kind);
  expect(kinds).toEqual(['person', 'person', 'open', 'open', 'closed', 'closed']);
});

test('the host may send guests away, seat bots and add or close seats', () => {
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

test('KM-022: people are choosing until they have picked, and bots have picked', () => {
  const scene = new Scene().sits(MEI, 1).sits(BRAM, 2);
  scene.does(BRAM, { do: 'choose', choice: { class: 'hunter' }, nonce: NONCE });
  scene.does(YSOLDE, { do: 'bot', seat: 3, level: 'normal' });
  const places = placesFor(MEI, scene);
  expect(places.map(({ ready }) => ready)).toEqual([false, false, true, true, undefined, undefined]);
  expect(places.map(({ choosing = false }) => choosing)).toEqual([true, true, false, false, false, false]);
  expect(placesFor(MEI, scene.goes(BRAM))[2]).toMatchObject({ ready: false, away: true });
});

test('without a choice, the host is ready by being there', () => {
  const scene = new Scene().sits(MEI, 1);
  expect(placesFor(MEI, scene, [], []).map(({ ready, choosing = false }) => [ready, choosing])).toMatchObject([
    [true, false],
    [false, false],
    ...Array.from({ length: 4 }, () => [undefined, false]),
  ]);
});

test('a suggested choice is not shown as theirs', () => {
  const scene = new Scene().sits(MEI, 1);
  expect(placesFor(MEI, scene)[1]).not.toHaveProperty('crest');
  expect(placesFor(MEI, scene)[1]).not.toHaveProperty('note');
});

test('sending a guest away is confirmed first', () => {
  const did: RoomAct[] = [];
  const [, mei] = placesFor(YSOLDE, new Scene().sits(MEI, 1), did);
  mei?.menu
    ?.flat()
    .find(({ id }) => id === 'kick')
    ?.onPress();
  expect([did, sent]).toEqual([[], [MEI]]);
});

test('a bot is a person: a name, with the level beside it, and its own icon', () => {
  const scene = new Scene()
    .does(YSOLDE, { do: 'bot', seat: 1, level: 'easy' })
    .does(YSOLDE, { do: 'bot', seat: 2, level: 'easy' });
  const [, first, second] = placesFor(MEI, scene);
  const { id, crest } = personAtSeat(scene.view.code, 1);
  expect(first).toMatchObject({ name: `person.${id}`, level: 'level.easy', badge: crest });
  expect(second?.name).not.toBe(first?.name);
  expect(second?.badge).not.toBe(first?.badge);
});

test('a deck that is kept secret is named to its own player alone; a deck of one’s own by the name it was given', () => {
  const scene = new Scene(parading).sits(MEI, 1);
  scene.does(YSOLDE, { do: 'choose', choice: { deck: 'PD1-maba-1dr2fl-td~Drums' } });
  const deckFields = fieldsOf(parading.game.seatChoice({}), 'seat');
  const speech = speechOf('en', { ...words, ...parading.texts.en });
  const notes = (me: string): readonly (string | undefined)[] =>
    placesOf({
      room: scene.seenBy(me),
      me,
      speech,
      fields: deckFields,
      pack: madeLobbyPack(parading, 'en'),
      act: () => {},
      sendAway: () => {},
    })
      .slice(0, 2)
      .map(({ note }) => note);
  expect(notes(YSOLDE)).toEqual(['Drums', 'Secret deck']);
  expect(notes(MEI)).toEqual(['Secret deck', 'Sunday parade']);
  expect(notes(BRAM)).toEqual(['Secret deck', 'Secret deck']);
});

test('a press sends its own request to the room', () => {
  const did: RoomAct[] = [];
  const [, open] = placesFor(YSOLDE, new Scene(), did);
  for (const { onPress } of open?.acts ?? []) onPress();
  expect(did).toEqual([{ do: 'bot', seat: 1, level: 'normal' }]);
});

test('arms show the crest of the choice', () => {
  const scene = new Scene().does(YSOLDE, { do: 'choose', choice: { class: 'hunter' }, nonce: NONCE });
  expect(placesFor(YSOLDE, scene)[0]).toMatchObject({ crest: 'pocket-bow', you: true, host: true });
});
