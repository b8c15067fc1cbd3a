import { expect, test } from 'vitest';
import { textFrame } from '../../wire/text-frame.ts';

/** RFC 6455, 5.2: of a frame that is whole, text and not masked, the text. */
function textIn(frame: Buffer): string {
  expect(frame[0]).toBe(0x81);
  const short = frame.readUInt8(1);
  const [head, length] =
    short === 126 ? [4, frame.readUInt16BE(2)] : short === 127 ? [10, Number(frame.readBigUInt64BE(2))] : [2, short];
  expect(length).toBe(frame.length - head);
  expect(length > 125 ? length > 65_535 : false).toBe(short === 127);
  return frame.toString('utf8', head);
}

test.each([0, 1, 124, 125, 126, 65_534, 65_535, 70_000])('a message of %i bytes is one frame', (length) => {
  const text = 'x'.repeat(length);
  expect(textIn(textFrame(text))).toBe(text);
});

test('its length is in bytes, whatever the letters', () => {
  const text = 'Übermut 🎲 '.repeat(12);
  expect(textIn(textFrame(text))).toBe(text);
});
