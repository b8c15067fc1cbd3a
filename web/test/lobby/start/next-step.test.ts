import { say } from '@tavern/engine';
import type { RoomView } from '@tavern/wire';
import { expect, test } from 'vitest';
import { patience } from '../../../../server/test/rooms/stand-ins.ts';
import { leftOut, nextStep } from '../../../lobby/start/next-step.ts';
import { BRAM, MEI, NONCE, Scene, YSOLDE } from '../rooms.ts';

const stepOf = (view: RoomView, me: string, suggested: string | null = null) => nextStep(view, me, false, suggested);

test('the host starts as soon as nothing is missing', () => {
  const scene = new Scene();
  expect(stepOf(scene.view, YSOLDE)).toEqual({ does: 'start', why: say('lobby.start.few', { missing: 1 }) });
  scene.sits(MEI, 1);
  expect(stepOf(scene.view, YSOLDE)).toEqual({ does: 'start', why: say('lobby.start.waits', { who: [{ seat: 1 }] }) });
  scene.does(MEI, { do: 'ready', nonce: NONCE });
  expect(stepOf(scene.view, YSOLDE)).toEqual({ does: 'start', sub: say('lobby.start.sub') });
});

test('everybody else says ready, and can take it back', () => {
  const scene = new Scene().sits(MEI, 1);
  expect(stepOf(scene.view, MEI)).toMatchObject({ does: 'ready', sub: say('lobby.ready.sub', { host: 'Ysolde' }) });
  scene.does(MEI, { do: 'ready', nonce: NONCE });
  expect(stepOf(scene.view, MEI)).toEqual({ does: 'unready', sub: say('lobby.start.waits', { who: 'Ysolde' }) });
  scene.sits(BRAM, 2);
  expect(stepOf(scene.view, MEI).sub).toEqual(say('lobby.start.waits', { who: [{ seat: 2 }] }));
});

test('a player who has not picked is offered the suggestion, and the host reads what they would start with', () => {
  const scene = new Scene().sits(MEI, 1);
  expect(stepOf(scene.view, MEI, 'Knight')).toEqual({
    does: 'ready',
    label: say('lobby.ready.as', { what: 'Knight' }),
    sub: say('lobby.ready.as.sub'),
  });
  scene.does(MEI, { do: 'ready', nonce: NONCE });
  expect(stepOf(scene.view, YSOLDE, 'Knight').sub).toEqual(say('lobby.start.as', { what: 'Knight' }));
});

test('the host may start without those who are not ready, if enough players remain', () => {
  const scene = new Scene().sits(MEI, 1);
  expect(leftOut(scene.view, YSOLDE, 2)).toEqual([]);
  scene.does(YSOLDE, { do: 'bot', seat: 2, level: 'easy' });
  expect(leftOut(scene.view, YSOLDE, 2)).toEqual([{ seat: 1, guest: MEI }]);
  expect(leftOut(scene.view, MEI, 2)).toEqual([]);
  scene.does(MEI, { do: 'ready', nonce: NONCE });
  expect(leftOut(scene.view, YSOLDE, 2)).toEqual([]);
});

test('a spectator may sit down while a seat is free, and otherwise waits', () => {
  const scene = new Scene().comes(MEI);
  expect(stepOf(scene.view, MEI).does).toBe('sit');
  for (const seat of [1, 2, 3]) scene.does(YSOLDE, { do: 'bot', seat, level: 'easy' });
  expect(stepOf(scene.view, MEI)).toEqual({ does: 'wait', why: say('lobby.start.waits', { who: 'Ysolde' }) });
});

test('a player who plays alone starts at once, and others may still come to watch', () => {
  const { view } = new Scene(patience).comes(MEI);
  expect(nextStep(view, YSOLDE, true, null)).toEqual({ does: 'start', sub: say('lobby.start.sub.run') });
  expect(nextStep(view, MEI, true, null).does).toBe('wait');
});

test('many players who are waited for are counted, not named', () => {
  const scene = new Scene().sits(MEI, 1).sits(BRAM, 2);
  expect(stepOf(scene.view, YSOLDE).why).toEqual(say('lobby.start.waits', { who: [{ seat: 1 }, { seat: 2 }] }));
  scene.sits('odo000000000', 3);
  expect(stepOf(scene.view, YSOLDE).why).toEqual(say('lobby.start.waits.many', { n: 3 }));
});
