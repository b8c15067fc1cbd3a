import type { Flat, Types } from '../game.ts';
import type { Kernel } from '../kernel.ts';
import { CONCEDE } from '../match.ts';
import { optionFault, sameOption } from '../option.ts';
import { fast } from '../rng/fast.ts';
import type { Rng } from '../rng/rng.ts';
import { type Seat, seatsOf } from '../seat.ts';
import { treeFault } from '../tree.ts';
import { attempt, insist } from './nonconformity.ts';

/** Cheap, after every answer: somebody can act, with well-formed, distinct options and a fallback among them. */
export function checkQuestions<T extends Types>(match: Kernel<T>): void {
  if (match.over !== null) return;
  const { asked } = match;
  insist(asked.length > 0, () => 'the match is not over, and nobody is asked anything');
  checkWindow(match);
  for (const seat of asked) {
    const question = match.question(seat);
    insist(question !== null && question.options.length > 0, () => `seat ${seat} is asked '${question?.kind}' and has no option`);
    if (question === null) continue;
    const options = question.options as readonly Flat[];
    for (const [index, option] of options.entries()) {
      const fault = optionFault(option);
      insist(fault === null, () => `option ${JSON.stringify(option)} of '${question.kind}' is not flat: ${fault?.field}`);
      insist(option['do'] !== CONCEDE.do, () => `'${question.kind}' lists concede, which is always legal and never listed`);
      const twin = options.findIndex((other) => sameOption(other, option));
      insist(twin === index, () => `'${question.kind}' lists ${JSON.stringify(option)} twice`);
    }
    const fallback = match.fallback(seat) as Flat;
    insist(
      options.some((option) => sameOption(option, fallback)),
      () => `the fallback ${JSON.stringify(fallback)} of '${question.kind}' is not listed`,
    );
  }
}

/** In a window the fallback is the pass, the same for everybody. If it were the interrupt, the clock would play it, and only for its holders. */
function checkWindow<T extends Types>(match: Kernel<T>): void {
  const { asked } = match;
  if (asked[0] === undefined || match.question(asked[0])?.window !== true) return;
  const passes = new Set(asked.map((seat) => JSON.stringify(match.fallback(seat))));
  insist(
    passes.size === 1,
    () => `the fallback of a window must be one and the same pass for all, not ${[...passes].join(' or ')}`,
  );
}

/** State and flow are plain data and share no object: after a save, a shared object would be two. */
export function checkTree<T extends Types>(match: Kernel<T>): void {
  const { state, flow } = match.position;
  const plain = {
    state,
    todo: flow.todo.map((waiting) => ({ ...waiting })),
    later: flow.laterSteps.map((step) => ({ ...step })),
  };
  const fault = treeFault(plain, 'match');
  insist(fault === null, () => `not a plain tree: ${fault}`);
}

const MOST_OPTIONS = 24;

/** Heavy: every listed option is accepted, on a fork each. */
export function checkListedAccepted<T extends Types>(match: Kernel<T>, rng: Rng): void {
  for (const seat of match.asked) {
    const question = match.question(seat);
    for (const option of rng.shuffle([...(question?.options ?? [])]).slice(0, MOST_OPTIONS)) {
      const result = attempt(match.fork(fast(rng.int(2 ** 30))), seat, question?.id ?? 0, option);
      insist(
        result.ok,
        () => `listed option ${JSON.stringify(option)} of '${question?.kind}' was refused: ${JSON.stringify(result)}`,
      );
    }
  }
}

/** Heavy: nothing else is accepted, refusals name why, and a refused answer changes nothing. */
export function checkUnlistedRefused<T extends Types>(match: Kernel<T>): void {
  const before = match.hash();
  for (const seat of seatsOf(match.players)) {
    const question = match.question(seat);
    const id = question?.id ?? 1;
    const listed = (question?.options ?? []) as readonly Flat[];
    for (const bad of [...rubbish(), ...listed.flatMap(bent), ...(question?.blocked ?? []).map(({ option }) => option)]) {
      if (listed.some((option) => typeof bad === 'object' && bad !== null && sameOption(option, bad as Flat))) continue;
      refused(match, seat, id, bad);
    }
    for (const option of listed) for (const wrong of [id + 1, id - 1, -1, Number.NaN]) refused(match, seat, wrong, option);
    if (question === null) for (const other of match.asked) refused(match, seat, id, match.question(other)?.options[0]);
  }
  insist(match.hash() === before, () => 'a refused answer changed the match');
}

function refused<T extends Types>(match: Kernel<T>, seat: Seat, id: number, option: unknown): void {
  const result = match.answer(seat, id, option);
  insist(!result.ok, () => `seat ${seat}: unlisted ${JSON.stringify(option)} was accepted`);
  insist(result.ok || result.why.key.length > 0, () => `a refusal without a reason for ${JSON.stringify(option)}`);
}

const rubbish = (): unknown[] => [
  null,
  undefined,
  7,
  'roll',
  [],
  {},
  { do: 'no-such-thing' },
  { do: { deep: true } },
  { do: null },
  new Map(),
];

/** The option with each field changed a little or left out, and with a field too many. */
function bent(option: Flat): unknown[] {
  const fields = Object.keys(option);
  const twist = (value: Flat[string]) =>
    typeof value === 'number' ? value + 1 : typeof value === 'boolean' ? !value : `${value}?`;
  return [
    ...fields.map((field) => ({ ...option, [field]: twist(option[field] ?? null) })),
    ...fields.map((field) => Object.fromEntries(Object.entries(option).filter(([name]) => name !== field))),
    { ...option, stranger: 1 },
  ];
}
