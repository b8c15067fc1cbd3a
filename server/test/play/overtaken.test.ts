import { expect, test } from 'vitest';
import { chainStart, link } from '../../play/chain.ts';
import { openStore } from '../../store/open-store.ts';
import type { AnswerRow, Store } from '../../store/store.ts';
import { ROLL } from '../play.ts';
import { startMatch, TestServer, temporaryFolder } from '../servers.ts';

const CONCEDE = { do: 'concede' } as const;

/** Another process on the same database: while it has something to store, it is first each time. */
class Rival {
  /** Seats that give up there, one for each time. */
  readonly concede: number[] = [];
  /** This many times more the store says that somebody was first. */
  ahead = 0;
  overtook = 0;

  on(store: Store): Store {
    const append = async (rows: readonly AnswerRow[]): Promise<readonly boolean[]> => {
      const [row] = rows;
      const seat = this.concede.shift();
      if (seat !== undefined && row !== undefined) await this.concedes(store, row, seat);
      else if (this.ahead > 0) {
        this.ahead -= 1;
        this.overtook += 1;
        return rows.map(() => false);
      }
      return store.matches.append(rows);
    };
    return { ...store, matches: { ...store.matches, append } };
  }

  private async concedes(store: Store, { match, seq, at }: AnswerRow, seat: number): Promise<void> {
    const row = await store.matches.byId(match);
    if (row === null) throw new Error('no such match');
    const before = (await store.matches.answers(match)).at(-1)?.chain ?? chainStart(row);
    const bare = { match, seq, seat, option: CONCEDE, at, clientId: `gone-${seat}`, frame: seq };
    expect(await store.matches.append([{ ...bare, chain: link(before, bare) }])).toEqual([true]);
    this.overtook += 1;
  }
}

async function rivalled(people: number) {
  const rival = new Rival();
  const store = await openStore({ folder: temporaryFolder() });
  const server = await TestServer.start({}, rival.on(store));
  const { tables, match } = await startMatch(server, 'race', people);
  const [first] = tables;
  if (first === undefined) throw new Error('nobody there');
  return { rival, store, server, first, match };
}

test('an answer that is overtaken again and again is stored as soon as nobody else is first', async () => {
  const { rival, store, first, match } = await rivalled(6);
  rival.concede.push(5, 4, 3, 2);
  expect(await first.choose(ROLL)).toMatchObject({ ok: true, frame: 5 });
  expect(rival.overtook).toBe(4);
  expect((await store.matches.answers(match)).map(({ seat }) => seat)).toEqual([5, 4, 3, 2, 0]);
});

test('an answer that is overtaken without end is refused at last, and may be sent again', async () => {
  const { rival, store, server, first, match } = await rivalled(2);
  rival.ahead = 1_000;
  expect(await first.choose(ROLL)).toMatchObject({ ok: false, code: 'not-stored' });
  expect(rival.overtook).toBe(10);
  expect(await store.matches.answers(match)).toEqual([]);
  rival.ahead = 0;
  expect(await first.choose(ROLL)).toMatchObject({ ok: true, frame: 1 });
  expect(server.log).not.toContain('trouble at a table');
});

test('an answer of a seat that gave up at the other process meanwhile is refused with that reason', async () => {
  const { rival, store, first, match } = await rivalled(4);
  rival.concede.push(2, 0);
  expect(await first.choose(ROLL)).toMatchObject({ ok: false, code: 'already-conceded' });
  expect((await store.matches.answers(match)).map(({ seat }) => seat)).toEqual([2, 0]);
});
