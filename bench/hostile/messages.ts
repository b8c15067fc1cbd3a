import type { Rng } from '@tavern/engine';
import { DAILY_GAME } from './daily-game.ts';
import { POISON, poison } from './poison.ts';

/** What is there to be attacked. */
export interface Target {
  /** A race in which it is the first seat's turn. */
  readonly match: string;
  readonly question: number;
  readonly over: string;
  readonly room: string;
  readonly guest: string;
}

type Request = { readonly [field: string]: unknown };

/** Requests as they should be. Sent like this, some of them would change something. */
const wellFormed = ({ match, question, room, guest }: Target): { readonly [name: string]: Request } => ({
  'guest.rename': { nickname: 'Mallory' },
  'room.create': { game: 'race', settings: { seats: 2 } },
  'room.look': { code: room },
  'room.enter': { code: room, sit: true },
  'room.leave': { code: room },
  'room.act': { code: room, act: { do: 'kick', guest } },
  'room.say': { code: room, text: 'hello' },
  'table.watch': { match },
  'table.leave': { match },
  'table.answer': { match, id: 'a', question, option: { do: 'roll' } },
  'table.claim': { match },
  'table.back': { match },
  'table.lend': { match, seat: 0 },
  'table.more': { match },
  'table.history': { match, from: 0 },
  'daily.start': { game: DAILY_GAME },
  'daily.table': { game: DAILY_GAME },
});

/** Well formed, and not theirs to do: they are in no room, and it is not their turn. */
const notTheirs = (target: Target, rng: Rng): readonly [string, Request] => {
  const { match, question, over, room, guest } = target;
  const id = `h${rng.int(1_000_000)}`;
  const roll = { do: 'roll' };
  return rng.pick<readonly [string, Request]>([
    ['table.answer', { match, id, question, option: roll }],
    ['table.answer', { match, id, question: rng.int(1_000_000) + 50, option: roll }],
    ['table.answer', { match, id, question, option: { do: rng.pick(POISON).slice(0, 100) } }],
    ['table.answer', { match, id, question, option: { ...roll, die: 4 } }],
    ['table.answer', { match: over, id, question: 1, option: roll }],
    ['table.answer', { match: over, id, question: 0, option: { do: 'concede' } }],
    ['table.claim', { match }],
    ['table.claim', { match: over }],
    ['table.lend', { match, seat: rng.int(12) }],
    ['table.more', { match: over }],
    ['table.history', { match, from: rng.int(1_000_000) + 1_000 }],
    ['table.watch', { match, since: rng.int(1_000_000) + 1_000 }],
    ['room.act', { code: room, act: { do: 'kick', guest, forGood: true } }],
    ['room.act', { code: room, act: { do: 'start', nonce: 'ab'.repeat(16) } }],
    ['room.act', { code: room, act: { do: 'settings', settings: { public: false } } }],
    ['room.act', { code: room, act: { do: 'sit', seat: 2 } }],
    ['room.say', { code: room, text: 'hello' }],
    ['room.leave', { code: room }],
    ['room.look', { code: rng.pick(POISON).slice(0, 200) }],
    ['room.enter', { code: rng.pick(POISON).slice(0, 200), sit: true }],
    ['daily.start', { game: rng.pick(POISON).slice(0, 40) }],
    ['daily.table', { game: DAILY_GAME, day: '1970-01-01' }],
    ['guest.rename', { nickname: rng.pick(['', ' ', '\u0000', '\u200B', '\u202Eevil', 'x'.repeat(150)]) }],
    ['room.create', { game: rng.pick(POISON).slice(0, 40) }],
  ]);
};

/** Ill formed for certain: a field too many, one too few, or something else in its place. */
function bent(target: Target, rng: Rng): readonly [string, unknown] {
  const requests = wellFormed(target);
  const name = rng.pick(Object.keys(requests));
  const request = requests[name] ?? {};
  const field = rng.pick(Object.keys(request));
  // The first is never one that may be left out.
  const without = Object.fromEntries(Object.entries(request).slice(1));
  return rng.pick<() => readonly [string, unknown]>([
    () => [name, { ...request, [rng.pick(['extra', 'constructor', 'hasOwnProperty'])]: poison(rng) }],
    () => [name, without],
    () => [name, { ...request, [field]: [poison(rng)] }],
    () => [name, { ...request, [field]: { no: poison(rng) } }],
    () => [name, rng.pick([null, 0, 'x', true, [], [request]])],
    () => [rng.pick([...POISON, 'room.destroy', `${name} `, name.toUpperCase(), 'hello']), request],
  ])();
}

/** The text of one frame from somebody who is let in, and up to no good. */
export function hostileText(target: Target, rng: Rng): string {
  const id = rng.chance(1, 50) ? rng.pick([-1, 0.5, 2 ** 53]) : rng.int(1_000_000_000);
  const text = rng.pick<() => string>([
    () => JSON.stringify([id, ...notTheirs(target, rng)]),
    () => JSON.stringify([id, ...notTheirs(target, rng)]),
    () => JSON.stringify([id, ...bent(target, rng)]),
    () => JSON.stringify([id, ...bent(target, rng)]),
    () => JSON.stringify(poison(rng)) ?? '',
    () => JSON.stringify([id, ...bent(target, rng)]).slice(0, 1 + rng.int(60)),
    () => '['.repeat(rng.int(8_000)),
    () => `[${id},"table.answer",{"match":"${target.match}","__proto__":{"id":"x","question":1,"option":{"do":"roll"}}}]`,
    () => `[${id},"table.answer",{"match":"${target.match}","id":"x","question":1e999,"option":{"do":"roll"}}]`,
    () => `[${'1,'.repeat(rng.int(2_000))}1]`,
  ])();
  // One that is too long is a matter of frames, and ends the line.
  return Buffer.byteLength(text) > 8_000 ? text.slice(0, 2_000) : text;
}
