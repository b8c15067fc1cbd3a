import { fieldKeys, fieldsOf, type Json, LANGUAGES, same, type Types } from '@tavern/engine';
import { sampleSeats, sampleSettings } from '@tavern/engine/conformance';
import { type GamePack, registry } from '@tavern/games';
import { describe, expect, test } from 'vitest';
import { fast } from '../../../../engine/rng/fast.ts';
import { samples } from '../../../../engine/testkit/samples.ts';
import { bands, hats, heights, parading } from '../../../../server/test/rooms/stand-ins.ts';
import { cardNumbers } from '../../../model/lobby/card-numbers.ts';
import type { Chosen, LobbyPack } from '../../../model/lobby/lobby-pack.ts';
import { madeLobbyPack } from '../../../model/lobby/made-pack.ts';
import { clashUnder, seatFields } from '../../../model/lobby/seat-fields.ts';

/** As a page has it: the build writes it to a file. */
const built = (whole: GamePack): LobbyPack => JSON.parse(JSON.stringify(madeLobbyPack(whole, 'en'))) as LobbyPack;

/** What one match's rules show of a difference between the data and the game; nothing: they say the same. */
function differencesUnder(pack: LobbyPack, { game, sampleSeat }: GamePack, rules: Chosen, seed: number): readonly string[] {
  const said = JSON.stringify(rules);
  const fields = ([undefined, 'person', 'bot'] as const).flatMap((by) =>
    same(seatFields(pack, rules, by), fieldsOf(game.seatChoice(rules, by), 'seat') as unknown as Json)
      ? []
      : [`fields of ${by ?? 'anybody'} under ${said}`],
  );
  const rng = fast(seed).stream('seats');
  const free = { ...game, seating: {} };
  const [one, other] = sampleSeats(free, rules, 2, rng, sampleSeat).map((each) => game.seatChoice(rules).parse(each) as Chosen);
  if (one === undefined || other === undefined) return fields;
  const clash = clashUnder(pack, rules);
  const byData = clash !== null && one[clash.field] === other[clash.field] ? clash : null;
  const byRules = game.seating?.clash?.(rules, one, [other]) ?? null;
  return same(byData, byRules) ? fields : [...fields, `a clash under ${said}`];
}

/** All that differs between a lobby pack and the rules that it was made from. */
function differences(pack: LobbyPack, whole: GamePack): readonly string[] {
  const { game, presets = [], daily } = whole;
  const rulesOf = (given: object): Json => game.rules.parse(given) as Json;
  const of: readonly (readonly [string, unknown, unknown])[] = [
    ['seats', pack.game.seats, game.seats],
    ['printed', pack.printed, rulesOf({})],
    ['presets', pack.presets, presets.map((preset) => ({ ...preset, rules: rulesOf(preset.rules) }))],
    ['daily', pack.daily ?? null, daily === undefined ? null : rulesOf(daily.rules)],
    ['fields', pack.fields, fieldsOf(game.rules)],
    ['look', pack.look ?? null, whole.look ?? null],
    ['decks', pack.decks ?? null, whole.decks === undefined ? null : JSON.parse(JSON.stringify(whole.decks))],
    ['box', pack.box === true, whole.box !== undefined],
    ['hides', pack.hides === true, game.hidden !== undefined],
    ['sealed', pack.sealed === true, whole.shownChoice !== undefined],
  ];
  const told = of.flatMap(([what, data, rules]) => (same(data as Json, rules as Json) ? [] : [what]));
  const met = Array.from({ length: samples(60, 600) }, (_, seed) => {
    const { rules } = sampleSettings<Types>({ ...game, seating: {} }, fast(seed).stream('rules'), undefined, whole);
    return differencesUnder(pack, whole, rules as Chosen, seed);
  });
  return [...told, ...new Set(met.flat())];
}

describe.each(registry)('$id before its table opens', ({ load }) => {
  test('is what its rules say', async () => {
    const whole = await load();
    expect(differences(built(whole), whole)).toEqual([]);
  });

  test('has all words that its fields and presets need, and all numbers on its cards', async () => {
    const whole = await load();
    for (const language of LANGUAGES) {
      const pack = madeLobbyPack(whole, language);
      const words = pack.texts[language] ?? {};
      const fields = [...pack.fields, ...pack.seat.fields.flat()];
      const keys = [...fieldKeys(fields), ...pack.presets.flatMap(({ id }) => [`preset.${id}.name`, `preset.${id}.about`])];
      for (const key of ['game.name', 'game.about', ...keys])
        expect(words, key).toHaveProperty([key], whole.texts[language][key]);
      for (const field of pack.seat.fields.flat()) {
        if (field.type !== 'choice') continue;
        for (const { value } of field.values)
          expect(cardNumbers(pack.game.content, String(value))).toEqual(cardNumbers(whole.game.content, String(value)));
      }
    }
  });
});

describe('a lobby pack', () => {
  test.each([
    ['heights', heights],
    ['hats', hats],
    ['bands', bands],
    ['parading', parading],
  ])('of %s is what its rules say', (_, whole) => expect(differences(built(whole), whole)).toEqual([]));

  test('knows which house rules decide about seats, and no others', () => {
    expect(built(heights).seat.on).toEqual([]);
    expect(built(hats).seat.on).toEqual(['hats']);
    expect(built(bands).seat.on).toEqual(['tune']);
  });

  test('under rules that it does not know, has the seats of the printed ones', () => {
    const pack = built(hats);
    expect(seatFields(pack, { hats: 'none' })).toEqual(seatFields(pack, pack.printed));
  });

  test('that was made of other rules is found out', () => {
    const pack = built(bands);
    const [first = []] = pack.seat.fields;
    const wrong: readonly (readonly [string, LobbyPack])[] = [
      ['fields', { ...pack, fields: [] }],
      ['printed', { ...pack, printed: { tune: 'duet' } }],
      ['presets', { ...pack, presets: [{ id: 'loud', rules: pack.printed }] }],
      ['a clash', { ...pack, seat: { ...pack.seat, cases: without(pack, 'clash') } }],
      ['fields of anybody', { ...pack, seat: { ...pack.seat, fields: pack.seat.fields.map(() => first.slice(1)) } }],
      ['fields of bot', { ...pack, seat: { ...pack.seat, cases: without(pack, 'bot') } }],
    ];
    for (const [what, planted] of wrong) expect(differences(planted, bands).join('\n')).toContain(what);
  });
});

/** Planted: nobody clashes, or bots choose like people. */
function without(pack: LobbyPack, what: 'clash' | 'bot'): LobbyPack['seat']['cases'] {
  const cases = Object.entries(pack.seat.cases).map(([key, each]) => [
    key,
    what === 'clash' ? { ...each, clash: null } : { ...each, bot: each.person },
  ]);
  return Object.fromEntries(cases) as LobbyPack['seat']['cases'];
}
