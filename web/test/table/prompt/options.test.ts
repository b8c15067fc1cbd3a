import { describe, expect, it } from 'vitest';
import { optionWords } from '../../../table/prompt/option-words.ts';

describe('a button says the deed, and smaller what comes of it', () => {
  it.each([
    ['Sleep: stay here and rest', 'Sleep', 'stay here and rest'],
    ['Trade with Mei (free)', 'Trade with Mei', 'free'],
    ['Take Lamp (“If so: step back.”) into your left hand', 'Take Lamp into your left hand', '“If so: step back.”'],
    ['與 Mei 交易（不花行動）', '與 Mei 交易', '不花行動'],
    ['睡眠：留在原地', '睡眠', '留在原地'],
    ['Lamp: 1 tile back, to tile 4: Start', 'Lamp', '1 tile back, to tile 4: Start'],
    ['End the trade; everybody keeps their own things', 'End the trade', 'everybody keeps their own things'],
    ['Attack the Wolf, then the other, to the end', 'Attack the Wolf', 'then the other, to the end'],
    ['攻擊哥布林，直到它倒下或你失去生命', '攻擊哥布林', '直到它倒下或你失去生命'],
  ])('%s', (text, label, sub) => expect(optionWords(text)).toEqual({ label, sub }));

  it.each([
    'Roll the die',
    'Attack, then rest',
    'Discard the Beer, Lamp and Crude Axe',
    'Duel 10:30',
    '(free)',
    'A sentence that goes on for longer than any button ever should: so it stays',
  ])('%s stays as it is', (text) => expect(optionWords(text)).toEqual({ label: text }));
});
