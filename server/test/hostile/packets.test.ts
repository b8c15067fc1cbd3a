import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import type { TestServer } from '../servers.ts';
import { RawSocket } from './raw-socket.ts';
import { prototypes, Scene } from './scene.ts';
import { refusalFaults } from './words.ts';

const LANES = 8;

type Packets = readonly (string | Uint8Array<ArrayBuffer>)[];

const bytes = (length: number): Uint8Array<ArrayBuffer> => new Uint8Array(length).fill(7);

/** After these nobody listens any more. */
const CLOSING: { readonly [what: string]: Packets } = {
  'no packet type of Engine.IO': ['x'],
  'an unknown packet type': ['49["rooms.list",{}]'],
  'a packet type that is no number': ['4z'],
  'not JSON': ['42{'],
  'JSON that ends too early': ['420["room.say",{"code":'],
  'an event that is no list': ['42{"0":"rooms.list"}'],
  'an event without a name': ['42[]'],
  'an event whose name is an object': ['42[{"toString":"rooms.list"},{}]'],
  'the reserved event connect': ['420["connect",{}]'],
  'the reserved event connect_error': ['420["connect_error",{}]'],
  'the reserved event disconnect': ['420["disconnect",{}]'],
  'the reserved event disconnecting': ['420["disconnecting",{}]'],
  'the reserved event newListener': ['420["newListener",{}]'],
  'the reserved event removeListener': ['420["removeListener",{}]'],
  'a second greeting': ['40{"secret":"x","protocol":1}'],
  'the server’s own refusal': ['44{"message":"x"}'],
  'a namespace that was not entered': ['42/admin,0["rooms.list",{}]'],
  'a negative number of attachments': ['45-1-["room.say",{"_placeholder":true,"num":0}]'],
  'too many attachments': ['4599999-["room.say",{"_placeholder":true,"num":0}]'],
  'an attachment that nothing announced': [bytes(20)],
  'words where an attachment was announced': ['451-["room.say",{"_placeholder":true,"num":0}]', '42["rooms.list",{}]'],
  'an attachment under a number that does not exist': ['451-0["room.say",{"_placeholder":true,"num":9}]', bytes(4)],
  'a negative acknowledgement id': ['42-5["rooms.list",{}]'],
  'a goodbye': ['41'],
  'more than 8 KB': [`420["room.say",{"text":"${'x'.repeat(8_200)}"}]`],
  'an attachment of more than 8 KB': ['451-0["room.say",{"_placeholder":true,"num":0}]', bytes(8_300)],
};

const INHERITED = 'a name that every object inherits';

/** These are refused, and the connection goes on. */
const REFUSED: { readonly [what: string]: Packets } = {
  'no acknowledgement': ['42["rooms.list",{}]'],
  'a name that is a number': ['420[1,{}]'],
  'the event error': ['420["error",{}]'],
  'several arguments': ['420["rooms.list",{},{}]'],
  'no argument': ['420["rooms.list"]'],
  'a huge acknowledgement id': ['4299999999999999999999["rooms.list",[]]'],
  'an attachment for words': ['451-0["guest.rename",{"nickname":{"_placeholder":true,"num":0}}]', bytes(4)],
  'an attachment for everything': ['451-0["guest.rename",{"_placeholder":true,"num":0}]', bytes(4)],
  'a prototype as a field': ['420["guest.rename",{"nickname":"x","__proto__":{"admin":true}}]'],
  'a prototype as the payload': ['420["guest.rename",{"__proto__":{"nickname":"x"}}]'],
  'a constructor’s prototype': ['420["guest.rename",{"nickname":"x","constructor":{"prototype":{"admin":true}}}]'],
  'an attachment as a prototype': ['451-0["guest.rename",{"nickname":"x","__proto__":{"_placeholder":true,"num":0}}]', bytes(4)],
  'a field twice': ['420["guest.rename",{"nickname":"x","nickname":7}]'],
  'numbers beyond all bounds': ['420["table.history",{"match":"0123456789abcdef","from":1e999}]'],
  'deep nesting': [`420["room.create",{"game":"race","settings":{"rules":${'['.repeat(3_500)}${']'.repeat(3_500)}}}]`],
  [INHERITED]: ['420["__proto__",{}]', '421["constructor",{}]', '422["toString",{}]'],
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
    if (what === INHERITED) for (const each of said) expect(each).toContain('"code":"unknown-request"');
    raw.close();
  }
  expect(await scene.portrait()).toBe(before);
  expect(prototypes()).toBe(inherited);
  expect(scene.server.log).not.toContain('"level":50');
});

/** An acknowledgement, or what comes where none was wanted. */
function readRefusal(packet: string): unknown {
  const [, acknowledged] = /^43\d+(\[.*)$/s.exec(packet) ?? [];
  if (acknowledged !== undefined) return (JSON.parse(acknowledged) as unknown[])[0];
  const [event, refusal] = JSON.parse(/^42(\[.*)$/s.exec(packet)?.[1] ?? '[]') as unknown[];
  return event === 'refused' ? refusal : packet;
}

test('random packets are refused or close the connection; those who play notice nothing', async () => {
  const scene = await Scene.open();
  const before = await scene.portrait();
  const inherited = prototypes();
  const digit = fc.constantFrom(...Array.from('0123456789-/[]{},"'));
  const piece = fc.oneof(
    fc.string(),
    digit,
    fc.constantFrom('["rooms.list",{}]', '{"__proto__":1}', '_placeholder', '["', '1-', '/x,'),
  );
  // Not 1 and 41, which say goodbye; a lone 2, 3, 5 and 6 are Engine.IO's own and need no answer.
  const start = fc.constantFrom('4', '42', '43', '45', '46', '47', '420', '4299', '40', '44', '2', '3', '5', '6', 'b', '0', '9');
  const packet = fc.tuple(start, fc.array(piece, { maxLength: 8 })).map(([head, pieces]) => head + pieces.join(''));
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
      const told = said.filter((each) => /^4[23]/.test(each)).map(readRefusal);
      const harmful = told.filter((each) => !JSON.stringify(each).startsWith('{"ok":true,"rooms":['));
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
