import { fast, parseRecord, replay, verify } from '@tavern/engine';
import { samples } from '@tavern/engine/testkit';
import { expect, test } from 'vitest';
import { Browser } from '../here/here.ts';
import { anyMoment, branch, GAMES, goldenOf, packFor, toTheEnd, withQuickBots } from './branches.ts';

/** Play on from random moments of golden records, to the end. */
test.each(GAMES)(
  '%s: a match played on from any moment goes on to its end, and its record verifies',
  async (game) => {
    const pack = await packFor(game);
    const golden = goldenOf(game);
    const rng = fast(19).stream(game);
    for (let n = 0; n < samples(3, 50); n++) {
      const tab = new Browser().tab();
      const chosen = rng.pick(golden);
      // People become bots of the best level, which think longer: a few times only.
      const parent = n % 10 === 0 ? chosen : withQuickBots(chosen);
      const { answer, seat } = anyMoment(pack, parent, rng);
      const source = await branch(tab, parent, answer, seat);
      const then = replay(pack.game, parent, answer);
      if (!then.ok) throw new Error(JSON.stringify(then));
      const { view, question, waiting } = then.match.packet(seat);
      expect(source.own).toEqual([seat]);
      // As the table was when it opened: bots play on at once.
      const opened = tab.heard.find((message) => 'gives' in message && 'seen' in message.gives);
      const packet = { view, question, waiting, over: null };
      expect(opened).toMatchObject({ gives: { seen: [{ viewer: seat, frame: { packet } }] } });

      const record = await toTheEnd(source, n);
      expect(record.parent).toMatchObject({ answer, record: { answers: parent.answers.slice(0, answer) } });
      const again = parseRecord(JSON.parse(JSON.stringify(record)));
      if (!again.ok) throw new Error(JSON.stringify(again));
      expect(verify(pack.game, again.record)).toMatchObject({ ok: true, answers: record.answers.length });
      const replayed = replay(pack.game, record);
      expect(replayed.ok && replayed.match.over).not.toBeNull();
      expect(replayed.ok && replayed.match.over).toEqual(source.frame(seat)?.packet.over);
      await tab.link.request('close', { match: source.match });
      tab.close();
    }
  },
  600_000,
);
