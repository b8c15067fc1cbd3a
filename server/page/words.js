// Words by key, as engine/say.ts renders them, and the race in words, as its own text/tell.ts has it;
// server/test/page/words.test.ts holds each pair together.

/** `{name}` is a value; `{n|tile|tiles}` picks a word by number, one or many. */
const PLACEHOLDER = /\{(\w+)(?:\|([^{}|]*)\|([^{}|]*))?\}/g;

/** A Say in one language; `names` are those of the seats. A missing key or value shows as itself, in brackets. */
export function render(words, what, names = []) {
  if (!Object.hasOwn(words, what.key)) return `[${what.key}]`;
  return words[what.key].replace(PLACEHOLDER, (whole, name, one, many) => {
    const value = what.with !== undefined && Object.hasOwn(what.with, name) ? what.with[name] : undefined;
    if (value === undefined) return `[${whole.slice(1, -1)}]`;
    if (one !== undefined) return value === 1 ? one : many;
    return renderValue(words, value, names);
  });
}

function renderValue(words, value, names) {
  if (typeof value !== 'object' || value === null) return String(value);
  if (Array.isArray(value)) return value.map((each) => renderValue(words, each, names)).join(words['list.and'] ?? ', ');
  if (typeof value.key === 'string') return render(words, value, names);
  if (typeof value.seat === 'number')
    return names[value.seat] ?? render(words, { key: 'seat.unnamed', with: { n: value.seat + 1 } });
  return JSON.stringify(value);
}

export const tell = {
  event(event) {
    const who = { seat: event.seat };
    return event.type === 'left'
      ? { key: 'log.left', with: { who } }
      : { key: 'log.moved', with: { who, die: event.die, to: event.to } };
  },
  question: () => ({ key: 'ask.move' }),
  option: () => ({ key: 'option.roll' }),
  /** A line for each seat. */
  table: ({ at, rules, current }) =>
    at.map((tile, seat) => ({
      key: tile < 0 ? 'table.out' : seat === current ? 'table.current' : 'table.runner',
      with: { who: { seat }, tile, last: rules.tiles - 1 },
    })),
};
