import { say } from '@tavern/engine';
import { expect, test } from 'vitest';
import { patience } from '../../../../server/test/rooms/stand-ins.ts';
import { awaited } from '../../../lobby/start/awaited.ts';
import { MEI, NONCE, Scene, YSOLDE } from '../rooms.ts';

test('a host alone is told that a bot would do', () => {
  const { view } = new Scene();
  expect(awaited(view, YSOLDE, true)).toEqual({
    title: say('lobby.awaited.set'),
    detail: say('lobby.awaited.people.host', { missing: 1 }),
    mine: false,
  });
  expect(awaited(view, MEI, true).detail).toEqual(say('lobby.awaited.people', { missing: 1 }));
});

test('a player who is not ready is asked to choose and to say so, and the others read for whom they wait', () => {
  const { view } = new Scene().sits(MEI, 1);
  expect(awaited(view, MEI, true)).toMatchObject({ detail: say('lobby.awaited.you.choose'), mine: true });
  expect(awaited(view, YSOLDE, true)).toMatchObject({
    detail: say('lobby.awaited.others', { who: [{ seat: 1 }] }),
    mine: false,
  });
});

test('without a choice, nobody is asked to choose', () => {
  const { view } = new Scene().sits(MEI, 1);
  expect(awaited(view, MEI, false).detail).toEqual(say('lobby.awaited.you'));
});

test('when all are ready the room waits for the host, who is ready by starting', () => {
  const { view } = new Scene().sits(MEI, 1).does(MEI, { do: 'ready', nonce: NONCE });
  expect(awaited(view, YSOLDE, true)).toMatchObject({ detail: say('lobby.awaited.start'), mine: true });
  expect(awaited(view, MEI, true)).toMatchObject({ detail: say('lobby.awaited.host', { host: 'Ysolde' }), mine: false });
});

test('nobody reads that all are ready while the host is still choosing', () => {
  const scene = new Scene().sits(MEI, 1).does(MEI, { do: 'ready', nonce: NONCE });
  expect(awaited(scene.view, MEI, true).title).toEqual(say('lobby.awaited.set'));
  expect(awaited(scene.view, YSOLDE, true).title).toEqual(say('lobby.awaited.ready.others'));
  // Without a choice, the host is ready by starting.
  expect(awaited(scene.view, MEI, false).title).toEqual(say('lobby.awaited.ready'));
  scene.does(YSOLDE, { do: 'ready', nonce: NONCE });
  for (const who of [MEI, YSOLDE]) expect(awaited(scene.view, who, true).title).toEqual(say('lobby.awaited.ready'));
});

test('in a game for one player nobody else has to be ready', () => {
  const { view } = new Scene(patience).comes(MEI);
  expect(awaited(view, YSOLDE, false)).toEqual({
    title: say('lobby.awaited.set'),
    detail: say('lobby.awaited.start'),
    mine: true,
  });
});

test('any other problem is told in the server’s words', () => {
  const why = say('refusal.unknown-level', { level: 'wild', levels: ['easy'] });
  const view = { ...new Scene().view, mayStart: { ok: false, code: 'unknown-level', why } as const };
  expect(awaited(view, YSOLDE, true)).toEqual({ title: say('lobby.awaited.amiss'), detail: why, mine: true });
});
