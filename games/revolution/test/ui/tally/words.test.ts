import { LANGUAGES, seatsOf } from '@tavern/engine';
import { describe, expect, test } from 'vitest';
import { rowsOf } from '../../../ui/show/parts.ts';
import { awardSay, detailsOf, figureOf, resultSay, rowSays } from '../../../ui/tally/words.ts';
import { revolution } from '../../revolution.ts';
import { battleIn, counted, FAR, NEAR } from '../battle.ts';
import { randomMatch } from '../matches.ts';
import { read } from '../words.ts';

describe('the round of the mockups, line by line', () => {
  const scene = counted();
  const battle = battleIn(scene);
  const view = scene.view(0);
  const rows = rowsOf(battle.reckoning).map((line) => ({
    row: line.row,
    near: `${figureOf(line.row, line.cells[NEAR]?.amount ?? 0)} ${detailsOf(line, battle.reckoning, view, NEAR)
      .map((each) => read(each))
      .join(', ')}`,
    far: `${figureOf(line.row, line.cells[FAR]?.amount ?? 0)} ${detailsOf(line, battle.reckoning, view, FAR)
      .map((each) => read(each))
      .join(', ')}`,
  }));

  test('every row has both numbers, what made them, or why there is none', () => {
    expect(rows).toEqual([
      {
        row: 'printed',
        near: '375 140 Retired Colonel, 110 Border Sheriff, 125 Minuteman',
        far: '330 70 Edward Coristine, 135 Shipping Magnate, 125 Hedge-Fund Manager',
      },
      { row: 'leader', near: '+60 The Old General: 2 characters, +30 each', far: '+60 The Market Maker: 2 characters, +30 each' },
      { row: 'effects', near: '+30 Border Sheriff +30', far: '0 none that counts now' },
      { row: 'help', near: '+60 Veterans’ Parade: 2 characters, +30 each', far: '0 face-down: no effect' },
      { row: 'secret', near: '+105 Midnight Rally: 3 characters, +35 each', far: '0 Scandal: waits for the combo' },
      { row: 'combo', near: '+30 Right-wing + Patriot +150, Scandal −120', far: '+170 Freedom + Economy +170' },
    ]);
  });

  test('it is told to the winner, the loser and spectators in one sentence', () => {
    expect([NEAR, FAR, null].map((viewer) => read(resultSay(battle, viewer)))).toEqual([
      'You win the round, 660 to 560.',
      'Mei wins the round, 660 to 560.',
      'Mei wins the round, 660 to 560.',
    ]);
  });

  test('the judges give their reasons', () => {
    const given = seatsOf(2).flatMap((seat) =>
      (battle.reckoning.awards[seat]?.lines ?? []).map(
        (line) => `${seat} ${line.points} ${read(awardSay(line, battle.reckoning, seat))}`,
      ),
    );
    expect(given).toEqual(['0 15 the round', '0 4 lead of 100', '1 5 style, 170 over 30']);
  });

  test('those who hear it are told each row in sentences, with what stands then', () => {
    const [, leader] = rowsOf(battle.reckoning);
    const said = leader === undefined ? [] : rowSays(leader, battle.reckoning, view, [NEAR, FAR]);
    expect(said.map((each) => read(each)).join(' ')).toBe(
      'Leaders. Mei +60: The Old General: 2 characters, +30 each. Makes 435. Bao +60: The Market Maker: 2 characters, +30 each. Makes 390.',
    );
  });
});

test('why a Help card brings nothing: there is none, it is neutralised, or it changes no power', () => {
  const reason = (help: 'h-9' | 'h-4' | 'vacant', theirs: 'h-1' | 'h-4' = 'h-4'): string => {
    const scene = revolution({
      from: { do: 'battle' },
      mine: { leader: 's-6', zones: { top: 'c-13', help } },
      theirs: { leader: 's-5', zones: { top: 'c-26', help: theirs } },
    });
    const { reckoning } = battleIn(scene);
    const line = reckoning.tally.find(({ row }) => row === 'help');
    if (line === undefined) throw new Error('the tally has no row for Help cards');
    return detailsOf(line, reckoning, scene.view(0), NEAR)
      .map((each) => read(each))
      .join(', ');
  };
  expect(reason('vacant')).toBe('no Help card');
  expect(reason('h-4')).toBe('Small Donations: changes no power');
  expect(reason('h-9', 'h-1')).toBe('Veterans’ Parade: neutralised by Filibuster');
  expect(reason('h-9')).toBe('Veterans’ Parade: Retired Colonel +30');
});

test('random battles: every number has words in both languages, and the figures of a side add up to its total', () => {
  let battles = 0;
  for (let seed = 1; seed <= 25; seed++)
    for (const moment of randomMatch(seed))
      for (const event of moment.told(null)) {
        if (event.type !== 'battle') continue;
        battles += 1;
        const { reckoning } = event;
        const view = moment.view(null);
        for (const seat of seatsOf(2)) {
          const rows = rowsOf(reckoning);
          const sum = rows.reduce((all, { cells }) => all + (cells[seat]?.amount ?? 0), 0);
          expect(sum, `seed ${seed}`).toBe(reckoning.sides[seat]?.total);
          for (const line of rows)
            for (const language of LANGUAGES)
              for (const each of detailsOf(line, reckoning, view, seat)) {
                const said = read(each, language);
                expect(said.trim(), line.row).not.toBe('');
                expect(said, line.row).not.toMatch(/[[\]{}]/);
              }
        }
      }
  expect(battles).toBeGreaterThan(60);
});
