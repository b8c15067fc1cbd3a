import { say } from '@tavern/engine';
import type { Status } from '@tavern/host';
import { describe, expect, it } from 'vitest';
import { goneBy, plaquesOf } from '../../../table/players/plaque-states.ts';
import { presenceOf } from '../../../table/players/presence.ts';
import { packet, status, waiting } from '../moments.ts';
import { BRAM, MEI, ODO, YSOLDE } from '../speech.ts';

const seats: Status['seats'] = [
  { by: 'person', here: true, lent: false },
  { by: 'person', here: false, lent: false },
  { by: 'person', here: true, lent: true },
  { by: 'bot', here: false, lent: false },
];
const table = {
  packet: packet({ waiting: waiting(YSOLDE, BRAM) }),
  status: status({ seats }),
  players: 4,
  own: [YSOLDE],
  viewer: YSOLDE,
  gone: [] as readonly (typeof MEI)[],
};
const notes = (given: Partial<typeof table>) => plaquesOf({ ...table, ...given }).map(({ note }) => note?.say.key ?? null);

describe('the plaques', () => {
  it('say who is asked, away, lent to a bot, and mine', () => {
    expect(notes({})).toEqual(['frame.player.asked.you', 'frame.player.away', 'frame.player.lent', 'frame.player.asked']);
    expect(plaquesOf(table).map(({ you, bot, asked, faded }) => [you, bot, asked, faded])).toEqual([
      [true, false, true, false],
      [false, false, false, true],
      [false, false, false, false],
      [false, true, true, false],
    ]);
  });

  it('light up only for me, and only while I must decide', () => {
    const lit = (given: Partial<typeof table>) =>
      plaquesOf({ ...table, ...given }).flatMap(({ now, seat }) => (now ? [seat] : []));
    expect(lit({})).toEqual([YSOLDE]);
    expect(lit({ viewer: MEI })).toEqual([]);
    expect(lit({ status: status({ seats, passed: true }) })).toEqual([]);
    const lent = seats.map((chair, seat) => (seat === YSOLDE ? { ...chair, lent: true } : chair));
    expect(lit({ status: status({ seats: lent }) })).toEqual([]);
  });

  it('tell me that a bot plays for me, addressed to me', () => {
    expect(notes({ viewer: ODO, own: [ODO] })[ODO]).toBe('frame.player.lent.you');
  });

  it('of those who gave up say nothing else, whether they are there or not', () => {
    expect(notes({ gone: [MEI] })[MEI]).toBe('frame.player.gone');
  });

  it('only tell who won after the end', () => {
    const over = { ranking: [[BRAM]], winners: [BRAM], why: say('outcome.x') };
    expect(notes({ packet: packet({ over, waiting: waiting(YSOLDE) }) })).toEqual([null, null, null, 'frame.player.won']);
    expect(plaquesOf({ ...table, packet: packet({ over }) }).every(({ asked, faded }) => !asked && !faded)).toBe(true);
  });

  it('mean the player in front by "you", where several share the screen', () => {
    const you = (viewer: typeof MEI | null) =>
      plaquesOf({ ...table, own: [YSOLDE, MEI], viewer }).flatMap(({ you, seat }) => (you ? [seat] : []));
    expect(you(MEI)).toEqual([MEI]);
    expect(you(null)).toEqual([]);
  });
});

describe('a player who gave up', () => {
  it('stays marked, although not every packet mentions it', () => {
    const flow = { todo: [], later: [], players: 4, gone: [ODO], asked: 1 };
    const first = goneBy([], packet({ flow }));
    expect(first).toEqual([ODO]);
    expect(goneBy(first, packet())).toBe(first);
    expect(goneBy(first, packet({ flow: { ...flow, gone: [ODO, MEI] } }))).toEqual([ODO, MEI]);
  });
});

describe('the presence of players, for a table with plaques of its own', () => {
  it('is told by seat: there, away, lent to a bot, a bot', () => {
    expect(presenceOf(4, status({ seats }))).toEqual(['here', 'away', 'lent', 'bot']);
  });

  it('is a bot for a seat that nobody took, and there for everybody before the host’s first status', () => {
    expect(presenceOf(1, status({ seats: [{ by: 'empty', here: false, lent: false }] }))).toEqual(['bot']);
    expect(presenceOf(3, null)).toEqual(['here', 'here', 'here']);
  });
});
