import { stripVTControlCharacters } from 'node:util';
import { type Bot, randomBot } from '@tavern/bots';
import { fast, seatsOf, type Types } from '@tavern/engine';
import { bot, type Clock, type Entry, NO_TIMES, noStore, person, Table } from '@tavern/host';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { afterBids, magpiesOf } from '../../../host/test/tables.ts';
import { Left } from '../../play/menu.ts';
import { Keyboard } from '../../play/player.ts';
import { Screen } from '../../play/screen.ts';
import { wordsOf } from '../../words.ts';
import { magpiesPack } from '../magpies.ts';
import { ScriptedMenu, WAIT } from './scripted-menu.ts';

const clock: Clock = {
  now: () => performance.now(),
  after(ms, work) {
    const timer = setTimeout(work, Math.min(ms, 2 ** 31 - 1));
    return () => clearTimeout(timer);
  },
};

const printed: string[] = [];
const tables: Table[] = [];
beforeEach(() => {
  printed.length = 0;
  vi.spyOn(console, 'log').mockImplementation((line = '') => void printed.push(stripVTControlCharacters(String(line))));
});
afterEach(() => {
  vi.restoreAllMocks();
  for (const table of tables.splice(0)) table.close();
});

interface Scene {
  readonly botWait?: number;
  /** Default: all have bid, and the first person has the first turn. */
  readonly log?: readonly Entry[];
}

/** People and then bots at a table of magpies. */
function sit(script: readonly string[], people: number, bots: readonly Bot<Types>[] = [], { botWait = 0, log }: Scene = {}) {
  const names = ['Mei', 'Ann', 'Bo', 'Cy'].slice(0, people + bots.length);
  const play = magpiesOf({ hands: names.map((_, index) => (index === 0 ? ['coin', 'coin'] : ['ring'])) });
  const match = play.start();
  const table = new Table({
    game: play.game,
    match,
    holders: [...seatsOf(people).map(() => person), ...bots.map((each) => bot(each))],
    times: NO_TIMES,
    botWait,
    standIn: randomBot,
    clock,
    store: noStore,
    luck: fast(1),
    log: log ?? afterBids(names.length),
  });
  tables.push(table);
  const menu = new ScriptedMenu(script);
  const keyboard = new Keyboard(table, new Screen(magpiesPack, wordsOf('en', magpiesPack.texts), names), menu, seatsOf(people));
  return { keyboard, menu, match, hands: () => (match.state as unknown as { hands: string[][] }).hands };
}

const HAND_TO_ANN = 'Pass the keyboard to Ann';
const HAND_TO_MEI = 'Pass the keyboard to Mei';

describe('two people at one keyboard', () => {
  test('a standing question goes back and forth between them until it closes', async () => {
    const script = ['I am Mei', 'Barter with Ann', 'Offer coin', HAND_TO_ANN, 'I am Ann', 'Offer ring', HAND_TO_MEI, 'I am Mei'];
    const { keyboard, menu, hands } = sit([...script, 'Accept', HAND_TO_ANN, 'I am Ann', 'Accept'], 2);
    await expect(keyboard.play()).rejects.toBeInstanceOf(Left);
    expect(hands()).toEqual([['coin', 'ring'], ['coin']]);
    expect(menu.prompts.slice(2, 7)).toEqual([
      'Mei: What do you offer?',
      'Mei: What do you offer?',
      'Hand the keyboard to Ann.',
      'Ann: What do you offer?',
      'Ann: What do you offer?',
    ]);
  });

  test('what goes to the next person by itself has no line for handing it on', async () => {
    const { keyboard, menu } = sit(['I am Mei', '3 hours', 'Hide my table', 'I am Ann'], 2, [], { log: [] });
    await expect(keyboard.play()).rejects.toBeInstanceOf(Left);
    expect(menu.shown[1]).toEqual(['1 hour early', '2 hours early', '3 hours early', 'Give up']);
    expect(menu.shown[4]).toEqual(menu.shown[1]);
  });

  test('the table is printed whole for the person who takes the keyboard, and only where it changed after that', async () => {
    const script = ['I am Mei', 'Barter with Ann', 'Offer coin', HAND_TO_ANN, 'I am Ann', 'Offer ring', HAND_TO_MEI, 'I am Mei'];
    const { keyboard } = sit(script, 2);
    await expect(keyboard.play()).rejects.toBeInstanceOf(Left);
    const lines = printed.map((line) => line.trim());
    expect(lines.filter((line) => line === 'In hand: coin, coin.')).toHaveLength(2);
    expect(lines.filter((line) => line === 'In hand: ring.')).toHaveLength(1);
    expect(lines.filter((line) => line === 'Mei: magpie · has nothing')).toHaveLength(3);
  });
});

describe('one person among bots', () => {
  const offersOnce = (): Bot<Types> => {
    let offered = false;
    return {
      choose({ question: { kind, options } }) {
        if (kind !== 'barter') return options[0] ?? null;
        const offer = options.find((option) => (option as unknown as { do: string }).do === 'offer');
        if (offered || offer === undefined) return null;
        offered = true;
        return offer;
      },
    };
  };

  test('is asked again when the other side of a barter does something', async () => {
    const { keyboard, menu, hands } = sit(['Barter with Ann', WAIT, 'Accept'], 1, [offersOnce()], { botWait: 5 });
    await expect(keyboard.play()).rejects.toBeInstanceOf(Left);
    expect(menu.shown[1]).not.toContain('Accept');
    expect(menu.shown[2]).toContain('Accept');
    expect(printed).toContain('· Ann offers ring.');
    expect(printed.join('\n')).not.toContain('Time is up');
    expect(hands()[0]).toEqual(['coin', 'coin']);
  });

  test('may give up and leave, however fast the bots are', async () => {
    const { keyboard, match } = sit(['Give up', 'Give up and leave'], 1, [randomBot, randomBot]);
    await keyboard.play();
    expect(match.over).toBeNull();
    expect(match.seq).toBe(4);
    expect(printed).toContain('· Mei flies off.');
  });

  test('may give up and watch the bots to the end', async () => {
    const { keyboard, match } = sit(['Give up', 'Give up and watch'], 1, [randomBot, randomBot]);
    await keyboard.play();
    expect(match.over).not.toBeNull();
  });

  test('is not offered to watch where giving up leaves nobody to play', async () => {
    const { keyboard, menu } = sit(['Give up', 'No, keep playing'], 1, [randomBot]);
    await expect(keyboard.play()).rejects.toBeInstanceOf(Left);
    expect(menu.shown[1]).toEqual(['No, keep playing', 'Give up']);
  });
});
