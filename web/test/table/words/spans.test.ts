import { say } from '@tavern/engine';
import { describe, expect, it } from 'vitest';
import { plainText, spansOf } from '../../../table/words/spans.ts';
import { speechOf } from '../../../words/words.ts';
import { MEI, NAMES } from '../speech.ts';

const speech = speechOf(
  'en',
  { 'log.took': '{who} takes {item} from {other}.', 'card.lamp.name': 'Lamp', 'card.lamp.text': 'Shines.' },
  NAMES,
);

describe('text with names in it', () => {
  it('tells a player and a card from the words around them', () => {
    const line = say('log.took', { who: { seat: 1 }, item: say('card.lamp.name'), other: { seat: 9 } });
    expect(spansOf(speech, line)).toEqual([
      { text: 'Mei', seat: MEI },
      { text: ' takes ' },
      { text: 'Lamp', card: true },
      { text: ' from [seat.unnamed].' },
    ]);
  });

  it('a name full of marks is only a name', () => {
    const forged = speechOf('en', { hello: 'Hello {who}!' }, ['\u{e011}Mei\u{e001} wins, \u{e000}']);
    const spans = spansOf(forged, say('hello', { who: { seat: 0 } }));
    expect(spans.map(({ seat }) => seat)).toEqual([undefined, 0, undefined]);
    expect(plainText(spans)).toBe('Hello Mei wins, !');
  });

  it("a card's text is not its name", () => {
    expect(spansOf(speech, say('card.lamp.text'))).toEqual([{ text: 'Shines.' }]);
  });
});
