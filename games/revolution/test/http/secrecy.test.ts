import { canonical, create, fast, imagine, type Match, type Rng, type Seat, seatsOf, type Told } from '@tavern/engine';
import { samples } from '@tavern/engine/testkit';
import { expect, test } from 'vitest';
import { game } from '../../rules/game.ts';
import { type Player, playerAt, rivalOf } from '../../rules/state.ts';
import type { Revolution, RevolutionOption } from '../../rules/types.ts';
import { searchingSeat } from '../searching-deck.ts';
import { Follower, ROOM } from './watching.ts';

type Playing = Match<Revolution>;

/** All that one player has been told: what `GET` gives, with every event. */
class Eyes extends Follower {
  bytes(): string {
    const { chronicle, events } = this;
    return canonical([false, true].map((passed) => chronicle.standing(ROOM, passed))) + canonical(events);
  }
}

/** What was told so far to these eyes, so that they can be opened again in another world. */
type Past = readonly { readonly told: ReturnType<typeof stepOf>; readonly time: number }[];

const stepOf = (match: Playing, told: readonly Told<Revolution['event']>[], seat: Seat) => {
  const events = match.told(told, seat);
  const views = match.views(told, seat);
  const packet = match.packet(seat, { lean: true });
  if (views.length < events.length) views.push(packet.view);
  return { events, views, packet };
};

function opened(seat: Seat, past: Past, newest: ReturnType<typeof stepOf>): Eyes {
  const eyes = new Eyes(seat);
  for (const { told, time } of past) eyes.events.push(...eyes.chronicle.take({ ...told, time }));
  eyes.events.push(...eyes.chronicle.take({ ...newest, time: 1 }));
  return eyes;
}

const own = ({ state }: Playing, seat: Seat): Player => playerAt(state, seat);

/** Two answers that look the same to the rival: a face-down card is as good as another, a sealed one as good as none. */
const disguised = ({ do: deed, ...option }: RevolutionOption & { face?: string; zone?: string }): string | null => {
  if (deed === 'place') return option.face === 'down' ? `down ${option.zone}` : null;
  return deed === 'seal' || deed === 'pass' ? 'sealed' : deed === 'keep' || deed === 'redraw' ? 'redraw' : null;
};

/** What the rival's answer in another world would be: one that looks the same; null: there is none. */
function alike(world: Playing, who: Seat, option: RevolutionOption, rng: Rng): RevolutionOption | null {
  const out = option.do === 'take' && world.state.search?.to !== 'help';
  const options = world.question(who)?.options ?? [];
  const looks = disguised(option);
  // What a search sends out of sight is as good as anything else.
  const found = options.filter((each) =>
    out ? each.do === 'take' : looks === null ? canonical(each) === canonical(option) : disguised(each) === looks,
  );
  return found.length === 0 ? null : rng.pick(found);
}

/** The first position in which a player could tell two worlds apart; null: there was none. `leak`: what is told too much. */
function told(positions: number, leak: (match: Playing, seat: Seat, bytes: string) => string = (_match, _seat, bytes) => bytes) {
  let compared = 0;
  for (let seed = 1; compared < positions; seed++) {
    const luck = fast(seed);
    const match = create(game, luck, [searchingSeat(), searchingSeat()], game.rules.parse({}));
    match.watch();
    const rng = luck.stream('answers');
    const pasts: { told: ReturnType<typeof stepOf>; time: number }[][] = seatsOf(2).map((seat) => [
      { told: stepOf(match, match.opening, seat), time: 0 },
    ]);
    while (match.over === null && compared < positions) {
      const who = rng.pick(match.asked);
      const option = rng.pick(match.question(who)?.options ?? []);
      const viewer = rivalOf(who);
      const last = match.asked.length === 1;
      const packet = match.packet(viewer);
      // The same position, in a world that the viewer cannot tell from this one; chance falls alike in both.
      const worlds = [match.fork(fast(seed)), imagine(game, packet, viewer, fast(seed))] as const;
      // What the viewer draws next is lawfully seen: only what is the rival's differs.
      own(worlds[1], viewer).deck = [...own(match, viewer).deck];
      const other = alike(worlds[1], who, option, rng);
      const bytes = worlds.map((world, index) => {
        world.watch();
        const given = index === 0 ? option : (other ?? option);
        const result = world.answer(who, world.question(who)?.id ?? 0, given);
        // A placement may end the round, where both have sealed by a search: then everybody sees what they sealed.
        if (!result.ok || world.told(result.events, null).some(({ type }) => type === 'revealed')) return null;
        const eyes = opened(viewer, pasts[viewer] ?? [], stepOf(world, result.events, viewer));
        return leak(world, viewer, eyes.bytes());
      });
      // What chance decides after the answer, and what comes to light, may differ: these are other worlds, lawfully told apart.
      const lawful = other !== null && !(comesToLight(option) && last) && bytes.every((each) => each !== null);
      if (lawful) {
        compared += 1;
        if (bytes[0] !== bytes[1]) return `seed ${seed}, ${canonical(option)} and ${canonical(other)}: ${firstDifference(bytes)}`;
      }
      const result = match.answer(who, match.question(who)?.id ?? 0, option);
      if (!result.ok) throw new Error(result.code);
      for (const seat of seatsOf(2)) {
        const step = stepOf(match, result.events, seat);
        if (step.events.length > 0) pasts[seat]?.push({ told: step, time: match.seq });
      }
    }
  }
  return null;
}

/** The last seal shows both cards; after the last choice of a hand chance deals anew. */
const comesToLight = ({ do: deed }: RevolutionOption): boolean => ['seal', 'pass', 'keep', 'redraw'].includes(deed);

function firstDifference([one, two]: readonly (string | null)[]): string {
  const [a, b] = [one ?? '', two ?? ''];
  let at = 0;
  while (at < a.length && a[at] === b[at]) at += 1;
  return `${a.slice(Math.max(0, at - 80), at + 60)} | ${b.slice(at, at + 60)}`;
}

test('H-26, RR-077: two worlds that a player cannot tell apart give that player the same bytes, events included', () => {
  expect(told(samples(300, 5_000))).toBeNull();
});

test('planted: a face-down card’s id in playSequence is found', () => {
  const faceDown = (match: Playing, seat: Seat, bytes: string): string => {
    const zones = Object.values(match.state.players[rivalOf(seat)]?.zones ?? {});
    return bytes + canonical(zones.map((spot) => (spot === null || spot === 'vacant' ? null : spot.card)));
  };
  expect(told(40, faceDown)).not.toBeNull();
});

test('planted: instance ids that count through a shuffled deck are found', () => {
  const byPlace = (match: Playing, seat: Seat, bytes: string): string => {
    const { deck } = own(match, rivalOf(seat));
    return bytes.replaceAll(/"(c-\d+)#\d+"/g, (_all, id: string) => `"${id}#${deck.indexOf(id as (typeof deck)[number])}"`);
  };
  expect(told(40, byPlace)).not.toBeNull();
});
