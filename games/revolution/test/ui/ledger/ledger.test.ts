import { describe, expect, test } from 'vitest';
import { boardOf } from '../../../rules/reckoning/board.ts';
import { reckon } from '../../../rules/reckoning/reckon.ts';
import { EXTRA_ROUND } from '../../../rules/state.ts';
import { cardSay } from '../../../text/tell/words.ts';
import { forecastSays } from '../../../ui/ledger/forecast.ts';
import { roundRows } from '../../../ui/ledger/rounds.ts';
import { countedRounds } from '../../../ui/show/results.ts';
import { goOn, revolution } from '../../revolution.ts';
import { counted, FAR, NEAR } from '../battle.ts';
import { randomMatch } from '../matches.ts';
import { read } from '../words.ts';

const full = { leader: 's-6', zones: { top: 'c-13', left: 'c-6', help: 'h-9' } } as const;
const theirs = { leader: 's-5', zones: { top: 'c-10', left: 'c-26', right: 'c-25', help: ['h-4', 'down'] } } as const;

describe('what the judges would give', () => {
  const reckoned = (right?: 'c-8') =>
    reckon(
      boardOf(revolution({ round: 3, mine: { ...full, zones: { ...full.zones, ...(right && { right }) } }, theirs }).view(0)),
    );
  const said = (viewer: typeof NEAR | null, then: boolean): string[] =>
    forecastSays(reckoned(), then ? { card: cardSay('c-8'), reckoning: reckoned('c-8') } : null, [NEAR, FAR], viewer).map(
      ({ say }) => read(say),
    );

  test('now, and with the card that is held', () => {
    expect(said(NEAR, false)).toEqual(['Now: Bao +22']);
    expect(said(NEAR, true)).toEqual(['Now: Bao +22', 'With Minuteman: you +19, Bao +5']);
    expect(said(null, true).at(-1)).toBe('With Minuteman: Mei +19, Bao +5');
  });

  test('nothing, while nothing that counts is on the square', () => {
    const bare = reckon(boardOf(revolution().view(0)));
    expect(forecastSays(bare, null, [NEAR, FAR], NEAR).map(({ say }) => read(say))).toEqual(['Nothing to judge yet.']);
  });
});

describe('the rounds', () => {
  test('the one being played, those to come, and after the tally what it brought', () => {
    const before = roundRows(revolution().view(0), []);
    expect(before.map(({ round, state }) => `${round} ${state}`)).toEqual(['1 now', '2 later', '3 later', '4 later']);
    expect(before[1]?.leaders).toEqual(['s-1', 's-4']);
    const scene = counted([0, 0]);
    const events = scene.told(0).map((event, index) => ({ id: `e${index}`, event }));
    const [first] = roundRows(
      { ...scene.view(0), round: 1 },
      events.map((each) => (each.event.type === 'battle' ? { ...each, event: { ...each.event, round: 1 } } : each)),
    );
    expect(first).toMatchObject({ state: 'done', winner: 0, points: [19, 5] });
    expect(first?.counted).not.toBe(null);
  });

  test('H-06: a leader that is still hidden has no name, and the next round shows it', () => {
    const scene = revolution({ rules: { hiddenLeaders: true } });
    expect(roundRows(scene.view(0), []).map(({ leaders }) => leaders[FAR] === null)).toEqual([false, true, true, true]);
    expect(roundRows(scene.view(1), []).map(({ leaders }) => leaders[FAR] === null)).toEqual([false, false, false, false]);
  });

  test('H-02: the extra round has its own line, and its points are not those of round 4', () => {
    const scene = revolution({
      round: 3,
      from: { do: 'battle' },
      mine: { leader: 's-6', zones: { top: 'c-13' }, vp: 50 },
      theirs: { leader: 's-6', zones: { top: 'c-13' }, vp: 50 },
    }).answer(0, goOn);
    expect(scene.view(0).round).toBe(EXTRA_ROUND);
    const rows = roundRows(scene.view(0), []);
    expect(rows.map(({ round, state }) => `${round} ${state}`)).toEqual(['1 done', '2 done', '3 later', '4 later', '5 now']);
    const ended = {
      ...scene.view(0),
      results: [...scene.view(0).results, ...scene.view(0).results.slice(-1)],
      over: { winner: NEAR, how: 'extra' as const },
    };
    expect(countedRounds(ended).map(({ round }) => round)).toEqual([1, 2, EXTRA_ROUND]);
  });

  test('in random matches the points of all lines are the points of the players', () => {
    for (let seed = 1; seed <= 20; seed++)
      for (const moment of randomMatch(seed)) {
        const view = moment.view(null);
        for (const seat of [NEAR, FAR]) {
          const sum = roundRows(view, []).reduce((all, { points }) => all + (points?.[seat] ?? 0), 0);
          expect(sum, `seed ${seed}`).toBe(view.players[seat]?.vp);
        }
      }
  });
});
