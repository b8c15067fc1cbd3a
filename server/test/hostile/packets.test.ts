import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import type { TestServer } from '../servers.ts';
import { type Heard, type RawFrame, RawSocket } from './raw-socket.ts';
import { prototypes, Scene } from './scene.ts';
import { refusalFaults } from './words.ts';

const LANES = 8;

const bytes = (length: number): Uint8Array<ArrayBuffer> => new Uint8Array(length).fill(7);

/** After these nobody listens any more. */
const CLOSING: { readonly [what: string]: readonly RawFrame[] } = {
  'more than 8 KB': [`[1,"room.say",{"text":"${'x'.repeat(8_200)}"}]`],
  'bytes of more than 8 KB': [bytes(8_300)],
};

const INHERITED = 'a name that every object inherits';

/** These are refused, and the connection goes on. */
const REFUSED: { readonly [what: string]: readonly RawFrame[] } = {
  nothing: [''],
  'bytes instead of text': [bytes(20)],
  'not JSON': ['{'],
  'JSON that ends too early': ['[1,"room.say",{"code":'],
  'a message that is no list': ['{"0":1,"1":"rooms.list"}'],
  'an empty list': ['[]'],
  'a message in a list': ['[[1,"rooms.list",{}]]'],
  'no number': ['["rooms.list",{}]'],
  'a number in words': ['["1","rooms.list",{}]'],
  'a negative number': ['[-5,"rooms.list",{}]'],
  'half a number': ['[0.5,"rooms.list",{}]'],
  'a number beyond all bounds': ['[99999999999999999999,"rooms.list",{}]', '[1e999,"rooms.list",{}]'],
  'no name': ['[1]'],
  'a name that is a number': ['[1,1,{}]'],
  'a name that is an object': ['[1,{"toString":"rooms.list"},{}]'],
  'a second greeting': ['[1,"hello",{"secret":"x","protocol":2}]'],
  'what the server says': ['["goodbye",{}]', '[1,"goodbye",{}]', '[1,"table",{}]'],
  'several requests in one': ['[1,"rooms.list",{},{}]'],
  'no request': ['[1,"rooms.list"]'],
  'a prototype as a field': ['[1,"guest.rename",{"nickname":"x","__proto__":{"admin":true}}]'],
  'a prototype as the payload': ['[1,"guest.rename",{"__proto__":{"nickname":"x"}}]'],
  'a constructor’s prototype': ['[1,"guest.rename",{"nickname":"x","constructor":{"prototype":{"admin":true}}}]'],
  'a field twice': ['[1,"guest.rename",{"nickname":"x","nickname":7}]'],
  'numbers in a field beyond all bounds': ['[1,"table.history",{"match":"0123456789abcdef","from":1e999}]'],
  'deep nesting': [`[1,"room.create",{"game":"race","settings":{"rules":${'['.repeat(3_500)}${']'.repeat(3_500)}}}]`],
  [INHERITED]: ['[1,"__proto__",{}]', '[2,"constructor",{}]', '[3,"toString",{}]'],
};

async function guestOf(server: TestServer): Promise<RawSocket> {
  return RawSocket.connected(server.url, (await server.newGuest('Raw')).secret);
}

test('what breaks the protocol closes the connection, and nothing but that connection', async () => {
  const scene = await Scene.open();
  const before = await scene.portrait();
  const inherited = prototypes();
  for (const [what, packets] of Object.entries(CLOSING)) {
    expect(await (await guestOf(scene.server)).saidTo(packets), what).toBe('closed');
  }
  for (const [what, packets] of Object.entries(REFUSED)) {
    const raw = await guestOf(scene.server);
    const said = await raw.saidTo(packets);
    if (said === 'closed') throw new Error(`closed: ${what}`);
    expect(said.map(readRefusal).flatMap(refusalFaults), what).toEqual([]);
    expect(said.length, what).toBeGreaterThan(0);
    if (what === INHERITED) for (const [, refusal] of said) expect(refusal).toMatchObject({ code: 'unknown-request' });
    raw.close();
  }
  expect(await scene.portrait()).toBe(before);
  expect(prototypes()).toBe(inherited);
  expect(scene.server.log).not.toContain('"level":50');
});

/** A reply, or what comes where none was possible. */
const readRefusal = ([idOrName, what]: Heard): unknown =>
  typeof idOrName === 'number' || idOrName === 'refused' ? what : [idOrName, what];

test('random packets are refused or close the connection; those who play notice nothing', async () => {
  const scene = await Scene.open();
  const before = await scene.portrait();
  const inherited = prototypes();
  const piece = fc.oneof(
    fc.string(),
    fc.constantFrom(...Array.from('0123456789-/[]{},"')),
    fc.constantFrom('["rooms.list",{}]', '{"__proto__":1}', '[0,"', '"rooms.list"', ',{}]', 'null'),
  );
  const start = fc.constantFrom(
    '[',
    '[0,',
    '[1,"rooms.list",',
    '[2,"table.answer",',
    '[[',
    '{',
    '"',
    '0',
    '-',
    '[3,"hello",',
    '',
  );
  const packet = fc.oneof(
    fc.tuple(start, fc.array(piece, { maxLength: 8 })).map(([head, pieces]) => head + pieces.join('')),
    // So much at once closes a connection.
    fc.constant('x'.repeat(9_000)),
  );
  const samples = fc.sample(fc.array(packet, { minLength: 1, maxLength: 4 }), { seed: 7, numRuns: 600 });
  const ends = { closed: 0, open: 0 };
  const lane = async (own: readonly (readonly string[])[]): Promise<void> => {
    let raw = await guestOf(scene.server);
    for (const packets of own) {
      raw.heard.length = 0;
      const said = await raw.saidTo(packets);
      if (said === 'closed') {
        ends.closed += 1;
        raw = await guestOf(scene.server);
        continue;
      }
      ends.open += 1;
      const harmful = said.map(readRefusal).filter((each) => !JSON.stringify(each).startsWith('{"ok":true,"rooms":['));
      expect(harmful.flatMap(refusalFaults), packets.join('\n')).toEqual([]);
    }
    raw.close();
  };
  await Promise.all(Array.from({ length: LANES }, (_, nth) => lane(samples.filter((_sample, index) => index % LANES === nth))));
  // Both happen, or the packets are not what they seem.
  expect(ends.closed).toBeGreaterThan(50);
  expect(ends.open).toBeGreaterThan(50);
  expect(await scene.portrait()).toBe(before);
  expect(prototypes()).toBe(inherited);
});
