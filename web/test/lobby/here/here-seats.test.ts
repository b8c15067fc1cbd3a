import { botTexts } from '@tavern/bots';
import type { GamePack } from '@tavern/games';
import { expect, test } from 'vitest';
import { bands, hats, heights, race } from '../../../../server/test/rooms/stand-ins.ts';
import { byRules } from '../../../lobby/here/by-rules.ts';
import { CLOSED, firstSeats, type HereSeat, missingSeats, type SeatRules, withPersons } from '../../../lobby/here/here-seats.ts';
import type { LobbyPack } from '../../../model/lobby/lobby-pack.ts';
import { madeLobbyPack } from '../../../model/lobby/made-pack.ts';
import { firstRules } from '../../../parts/rules/presets.ts';

/** A game with its rules. */
const known = (whole: GamePack): readonly [LobbyPack, SeatRules] => {
  const pack = madeLobbyPack(whole, 'en');
  return [pack, byRules(whole.game, pack)];
};
const ofHeights = known(heights);
const [, withHats] = known(hats);
const ofBands = known(bands);
const [, withBands] = ofBands;
const [pack] = ofHeights;
const rules = firstRules(pack);

test('a table at one screen has two people with different classes, and closed seats', () => {
  const seats = firstSeats(...ofHeights, rules, 'Mei');
  expect(seats.map(({ by }) => by)).toEqual(['person', 'person', 'closed', 'closed', 'closed', 'closed']);
  expect(seats[0]).toMatchObject({ name: 'Mei' });
  const classes = seats.flatMap((seat) => (seat.by === 'closed' ? [] : [seat.choice['class']]));
  expect(new Set(classes).size).toBe(2);
});

test('its bots are persons, who stay the same while others come and go', () => {
  const english = (person: string): string => botTexts.en[`person.${person}`] ?? '';
  const bot = { by: 'bot', level: 'easy', choice: {} } as const;
  const seats = firstSeats(...ofHeights, rules, 'Mei')
    .with(1, bot)
    .with(2, bot);
  const [mei, first, second] = withPersons('some table', seats, english);
  expect(mei).toEqual({ name: 'Mei', level: null });
  expect(first?.person).not.toBe(second?.person);
  expect(withPersons('some table', seats.with(1, CLOSED), english)[2]).toEqual(second);
  const namesake = english(first?.person ?? '');
  const renamed = seats.with(0, { by: 'person', name: namesake, choice: {} });
  expect(withPersons('some table', renamed, english)[1]?.person).not.toBe(first?.person);
});

test('as many people as the game needs, and one alone where nobody else can sit', () => {
  const seatsOf = (least: number, most: number) =>
    firstSeats(...known({ ...race, game: { ...race.game, seats: [least, most] } }), {}, '').map(({ by }) => by);
  expect(seatsOf(2, 2)).toEqual(['person', 'person']);
  expect(seatsOf(3, 4)).toEqual(['person', 'person', 'person', 'closed']);
  expect(seatsOf(1, 1)).toEqual(['person']);
});

test('missing seats are counted up to what the game needs', () => {
  const [one] = firstSeats(...ofHeights, rules, '');
  if (one === undefined) throw new Error('no seat');
  expect(missingSeats(pack, [one, CLOSED])).toBe(1);
  expect(missingSeats(pack, [one, one, one])).toBe(0);
});

test('a choice that new rules do not allow becomes the first allowed one', () => {
  const seats = [{ by: 'person', name: '', choice: { hat: 'crown' } }, CLOSED] as const;
  expect(withHats.settled({ hats: 'many' }, seats, 'normal')).toEqual(seats);
  expect(withHats.settled({ hats: 'few' }, seats, 'normal')).toEqual([
    { by: 'person', name: '', choice: { hat: 'cap' } },
    CLOSED,
  ]);
});

test('choices begin with what goes together, and what all lack is said', () => {
  const choices = (seats: readonly HereSeat[]) => seats.map((seat) => (seat.by === 'closed' ? null : seat.choice['band']));
  const seats = withBands.settled({ tune: 'bands' }, firstSeats(...ofBands, { tune: 'bands' }, 'Mei'), 'normal');
  expect(choices(seats)).toEqual(['brass', 'strings', null, null, null, null]);
  expect(withBands.lacking({ tune: 'bands' }, seats)).toBeNull();
  const [first, second] = seats;
  if (first?.by !== 'person' || second?.by !== 'person') throw new Error('nobody is here');
  const one = seats.with(1, { ...second, choice: { ...second.choice, band: 'brass' } });
  expect(withBands.lacking({ tune: 'bands' }, one)).toEqual({ key: 'band.missing' });
});

test('bots come and go with the people, where the game counts them', () => {
  const seats = withBands.settled({ tune: 'duet' }, firstSeats(...ofBands, { tune: 'free' }, 'Mei'), 'easy');
  expect(seats.map(({ by }) => by)).toEqual(['person', 'person', 'bot', 'bot', 'closed', 'closed']);
  expect(seats[2]).toMatchObject({ level: 'easy', choice: { band: 'strings' } });
  const fewer = withBands.settled({ tune: 'duet' }, seats.with(1, CLOSED), 'easy');
  expect(fewer.map(({ by }) => by)).toEqual(['person', 'closed', 'bot', 'closed', 'closed', 'closed']);
});

test('before the rules have come, everybody has something else of what is listed', () => {
  const choices = firstSeats(pack, null, rules, 'Mei').flatMap((seat) => (seat.by === 'closed' ? [] : [seat.choice]));
  expect(choices).toEqual([{ class: 'scout' }, { class: 'hunter' }]);
  expect(firstSeats(...ofHeights, rules, 'Mei')).toEqual(firstSeats(pack, null, rules, 'Mei'));
});

test('house rules that nobody can play by are refused when the rules have come', () => {
  const [, withHeights] = ofHeights;
  expect(withHeights.refused(rules)).toBeNull();
  expect(withHeights.refused({ ...rules, retreatDistance: 9 })).toMatchObject({ key: 'refusal.malformed' });
});
