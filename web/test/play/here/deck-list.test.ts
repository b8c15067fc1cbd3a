import { describe, expect, it, vi } from 'vitest';
import { upgrade, VERSION } from '../../../play/here/database.ts';
import { deckList, forgetDeck, keepDeck } from '../../../play/here/deck-list.ts';
import type { DeckStorage } from '../../../play/here/deck-storage.ts';
import type { KeptDeck } from '../../../play/here/kept-deck.ts';

class Drawer implements DeckStorage {
  readonly kept = new Map<string, unknown>();
  all = async (): Promise<readonly unknown[]> => [...this.kept.values()];
  put = async (deck: KeptDeck): Promise<void> => void this.kept.set(deck.id, deck);
  remove = async (id: string): Promise<void> => void this.kept.delete(id);
}

const deck = (id: string, touchedAt: number, game = 'parading'): KeptDeck => ({
  id,
  game,
  name: `Deck ${id}`,
  cards: { leaders: ['mayor'], band: ['drum', 'drum'] },
  touchedAt,
});

describe('the decks in this browser', () => {
  it('are those of the game, the last touched first', async () => {
    const drawer = new Drawer();
    for (const each of [deck('a', 1), deck('b', 3), deck('c', 2), deck('d', 4, 'other')]) await keepDeck(each, drawer);
    expect((await deckList('parading', drawer)).map(({ id }) => id)).toEqual(['b', 'c', 'a']);
    expect(await keepDeck({ ...deck('a', 5), name: 'Renamed' }, drawer)).toEqual({ ok: true });
    expect((await deckList('parading', drawer))[0]).toMatchObject({ id: 'a', name: 'Renamed' });
    expect(await forgetDeck('a', drawer)).toEqual({ ok: true });
    expect((await deckList('parading', drawer)).map(({ id }) => id)).toEqual(['b', 'c']);
  });

  it('are shown without those that are damaged, which stay where they are', async () => {
    const drawer = new Drawer();
    const { cards: _lost, ...cardless } = deck('a', 1);
    const damaged = [
      null,
      7,
      'deck',
      [],
      {},
      cardless,
      { ...deck('b', 1), cards: { band: [7] } },
      { ...deck('c', 1), cards: { band: 'drum' } },
    ];
    const nameless = { ...deck('d', 1), name: undefined };
    for (const [index, each] of [...damaged, nameless, { ...deck('e', 1), touchedAt: 'now' }].entries())
      drawer.kept.set(`${index}`, each);
    await keepDeck(deck('sound', 1), drawer);
    expect(await deckList('parading', drawer)).toEqual([deck('sound', 1)]);
    expect(drawer.kept.size).toBe(11);
  });

  it('are none in a browser that stores nothing, and keeping one is refused in words', async () => {
    vi.spyOn(console, 'warn').mockImplementation(() => {});
    const broken = (): Promise<never> => Promise.reject(new Error('no room'));
    const nothing: DeckStorage = { all: broken, put: broken, remove: broken };
    expect(await deckList('parading', nothing)).toEqual([]);
    const why = { key: 'decks.failed', with: { problem: 'no room' } };
    expect(await keepDeck(deck('a', 1), nothing)).toEqual({ ok: false, code: 'decks.failed', why });
    expect(await forgetDeck('a', nothing)).toEqual({ ok: false, code: 'decks.failed', why });
    vi.restoreAllMocks();
  });
});

describe('the browser’s database', () => {
  /** Fails like the browser's own where a store is made that is already there. */
  const made = (from: number, there: readonly string[]): string[] => {
    const stores = [...there];
    const createObjectStore = (name: string): IDBObjectStore => {
      if (stores.includes(name)) throw new Error(`there is a store ${name} already`);
      stores.push(name);
      return {} as IDBObjectStore;
    };
    upgrade({ createObjectStore }, from);
    return stores;
  };

  it('gets what it lacks, from whichever version it comes, and touches nothing that it has', () => {
    const all = ['matches', 'answers', 'decks', 'notes'];
    expect(VERSION).toBe(3);
    expect(made(0, [])).toEqual(all);
    expect(made(1, ['matches', 'answers'])).toEqual(all);
    expect(made(2, ['matches', 'answers', 'decks'])).toEqual(all);
    expect(made(3, all)).toEqual(all);
  });
});
