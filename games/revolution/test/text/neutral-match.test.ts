import {
  create,
  fast,
  LANGUAGES,
  lineText,
  type Match,
  optionText,
  type Packet,
  Recorder,
  render,
  type Say,
  type Seat,
  seatsOf,
  tableText,
  withEngineTexts,
} from '@tavern/engine';
import { expect, test } from 'vitest';
import { game } from '../../rules/game.ts';
import type { Revolution } from '../../rules/types.ts';
import { tell, texts } from '../../text/index.ts';
import { NAMES, overlaid } from './names.ts';

/** All that a question says to the seat that it is put to: the table, the prompt, what can be done, and what cannot. */
function asked({ view, question }: Packet<Revolution>, seat: Seat): Say[] {
  if (question === null) throw new Error(`seat ${seat} is not asked`);
  const { ask, options, blocked } = question;
  return [
    ...tableText(tell.table(view, seat)).map(({ say: line }) => line),
    tell.question(ask),
    ...options.map((option) => optionText(tell.option(option, ask))),
    ...blocked.flatMap(({ option, why }) => [optionText(tell.option(option, ask)), why]),
  ];
}

/** Plays a match, tells all that it says to anybody, and gives its record. */
function played(seed: number, tells: (what: Say) => void): string {
  const rules = game.rules.parse({ hiddenLeaders: seed % 2 === 1, cumulativeCombos: seed % 3 === 1 });
  const choices = ['homeland', 'opensquare'].map((deck) => ({ deck }));
  const match: Match<Revolution> = create(game, fast(seed), choices, rules);
  const seats = choices.map((choice, index) => ({ name: `${index}`, choice }));
  const recorder = new Recorder(game, match, { rules, seats, luck: { seed } });
  const chance = fast(seed).stream('bots');
  const hear = (events: Match<Revolution>['opening']): void => {
    for (const eyes of [...seatsOf(2), null])
      for (const event of match.told(events, eyes)) {
        const line = tell.event(event);
        if (line !== null) tells(lineText(line));
      }
  };
  hear(match.opening);
  while (match.over === null) {
    const seat = match.asked[0] as Seat;
    const packet = match.packet(seat);
    for (const what of asked(packet, seat)) tells(what);
    const option = chance.pick(packet.question?.options ?? []);
    const result = match.answer(seat, packet.question?.id ?? -1, option);
    if (!result.ok) throw new Error(`seat ${seat} was refused`);
    recorder.note(seat, option);
    hear(result.events);
  }
  tells(match.over.why);
  return JSON.stringify(recorder.toJSON());
}

/** Matches, read in both languages: the lines with one of the names, and the records. */
function read(neutral: boolean): { readonly named: number; readonly lines: number; readonly records: readonly string[] } {
  const words = withEngineTexts(neutral ? overlaid(texts) : texts);
  const lines = new Set<string>();
  const records = [1, 2, 3, 4].map((seed) =>
    played(seed, (what) => {
      for (const language of LANGUAGES) lines.add(render(words[language], what, ['Ann', 'Bo']));
    }),
  );
  return { named: [...lines].filter((line) => NAMES.test(line)).length, lines: lines.size, records };
}

test('with neutral names no line of a match names a real person, and the record is the same byte for byte', () => {
  const usual = read(false);
  const neutral = read(true);
  expect(usual.named).toBeGreaterThan(100);
  expect(neutral.lines).toBeGreaterThan(1000);
  expect(neutral.named).toBe(0);
  expect(neutral.records).toEqual(usual.records);
});
