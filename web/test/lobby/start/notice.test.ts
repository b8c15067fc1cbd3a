import { expect, test } from 'vitest';
import { noticeOf } from '../../../lobby/start/notice.ts';
import { words } from '../../../text/en/index.ts';
import { speechOf } from '../../../words/words.ts';
import { MEI, Scene, YSOLDE } from '../rooms.ts';

const speech = speechOf('en', words, ['Ysolde', 'Mei', 'Bram']);

test('the host reads about starting without the others only if enough players remain', () => {
  const scene = new Scene().sits(MEI, 1);
  expect(noticeOf(scene.view, YSOLDE, 2, speech)).toBe('Not ready yet: Mei.');
  scene.does(YSOLDE, { do: 'bot', seat: 2, level: 'easy' });
  expect(noticeOf(scene.view, YSOLDE, 2, speech)).toMatch(/start without them/);
});
