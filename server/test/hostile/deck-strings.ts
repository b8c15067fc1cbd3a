import { codeOf, type DeckPart, type DeckRules, sampleDeck } from '@tavern/decks';
import { fast, type Rng } from '@tavern/engine';
import { checkLetters } from '../../../decks/check-letters.ts';

const NAMES = ['', '', 'Short Fuse', '短引信', 'A ~ B', 'x'.repeat(24), '\u{1F525}'.repeat(9)];
const FAMILY = '\u{1F468}\u200D\u{1F469}\u200D\u{1F467}\u200D\u{1F466}';
const BAD_NAMES = [
  FAMILY.repeat(12),
  '\u202Eevil',
  'a\u0000b',
  '\u200B',
  'x'.repeat(25),
  `e${'\u0301'.repeat(9)}`,
  '\uD800',
  '\u2800',
  ' ',
];
const SIGNS = '0129abchzACKSZ-~ ._%/\\"\'{}\u00E9\u5366\u200B\u0000'.split('');
const NOT_A_DECK: readonly unknown[] = [
  null,
  0,
  1e308,
  true,
  [],
  ['emberstorm'],
  {},
  { length: 3 },
  JSON.parse('{"__proto__":{"deck":"emberstorm"}}'),
  JSON.parse(`${'['.repeat(200)}1${']'.repeat(200)}`),
];
const WORDS = [
  '',
  ' ',
  '\n',
  '~',
  '-',
  'EMBERSTORM',
  'emberstorm ',
  'ember storm',
  '__proto__',
  'constructor',
  'toString',
  '../../../etc/passwd',
  "' OR 1=1 --",
  '\uD800',
  '\u202Eemberstorm',
  'x'.repeat(7000),
  '9'.repeat(299),
];

/** Codes that can be played, with and without names. */
const madeUp = (rules: DeckRules, rng: Rng): string => codeOf(rules, { ...sampleDeck(rules, rng), name: rng.pick(NAMES) });

/** With a slip or several: signs swapped, left out, added, changed, doubled, in capitals; cut off, or said twice. */
function bent(code: string, rng: Rng): string {
  let text = code;
  for (let slips = 1 + rng.int(3); slips > 0; slips--) {
    const at = rng.int(text.length + 1);
    const [before, sign, after] = [text.slice(0, at), text.slice(at, at + 1), text.slice(at + 1)];
    const bend = [
      () => `${before}${after.slice(0, 1)}${sign}${after.slice(1)}`,
      () => before + after,
      () => before + rng.pick(SIGNS) + sign + after,
      () => before + rng.pick(SIGNS) + after,
      () => before + sign + sign + after,
      () => before + sign.toUpperCase() + after,
      () => before,
      () => text + text,
    ];
    text = rng.pick(bend)();
  }
  return text;
}

const withChecks = (text: string): string => `${text}-${checkLetters(text)}`;

/** Its check letters are right, so that it is read to the end: any cards, any number of copies, any version, any game. */
function sealed({ cards, letters, parts }: DeckRules, rng: Rng): string {
  const some = ({ id, ordered, most }: DeckPart): string => {
    const own = rng.chance(1, 20) ? cards : cards.filter(({ part }) => part === id);
    const taken = rng.shuffle([...own]).slice(0, rng.int(ordered === true ? most + 2 : 16));
    return taken.map(({ code }) => `${ordered === true ? '' : rng.int(10)}${rng.chance(1, 20) ? 'zz' : code}`).join('');
  };
  const others = ['RR1', 'SK1', 'PD1'].filter((other) => !other.startsWith(letters));
  const head = rng.chance(1, 10) ? rng.pick([...others, `${letters}2`, `${letters}9`]) : `${letters}1`;
  const bodies = parts.map(some);
  const text = [head, ...bodies, ...(rng.chance(1, 15) ? bodies : [])].join('-');
  return `${withChecks(text)}${rng.chance(1, 5) ? `~${rng.pick([...NAMES, ...BAD_NAMES])}` : ''}`;
}

/** A deck that can be played, with some of its cards changed for others: of the right number, and often beyond a limit. */
function swapped(rules: DeckRules, rng: Rng): string {
  const { cards } = sampleDeck(rules, rng);
  const texts = rules.parts.map(({ id, ordered }) => {
    const own = rules.cards.filter((card) => card.part === id);
    const ids = [...(cards[id] ?? [])];
    // Towards one kind, as somebody would who likes it too much.
    const liking = rng.pick(own).kind;
    const liked = own.filter(({ kind }) => kind === liking);
    for (let changes = rng.int(ordered === true ? 2 : 12); changes > 0; changes--) ids[rng.int(ids.length)] = rng.pick(liked).id;
    const codes = ids.map((each) => own.find((card) => card.id === each)?.code ?? 'zz');
    if (ordered === true) return codes.join('');
    return [...new Set(codes)]
      .sort()
      .map((code) => `${codes.filter((each) => each === code).length}${code}`)
      .join('');
  });
  return withChecks([`${rules.letters}1`, ...texts].join('-'));
}

const poisoned = (rules: DeckRules, rng: Rng): unknown =>
  rng.pick([
    () => rng.pick(NOT_A_DECK),
    () => rng.pick(WORDS),
    () => `${madeUp(rules, rng).split('~')[0]}~${rng.pick(BAD_NAMES)}`,
    () => Array.from({ length: rng.int(320) }, () => rng.pick(SIGNS)).join(''),
  ])();

/** What somebody may send in the place of a deck: always the same. */
export function deckStrings(rules: DeckRules, count: number): readonly unknown[] {
  const rng = fast(16).stream('deck strings');
  const kinds = [
    () => madeUp(rules, rng),
    () => bent(madeUp(rules, rng), rng),
    () => bent(madeUp(rules, rng), rng),
    () => sealed(rules, rng),
    () => swapped(rules, rng),
    () => poisoned(rules, rng),
  ];
  return Array.from({ length: count }, (_, index) => kinds[index % kinds.length]?.());
}
