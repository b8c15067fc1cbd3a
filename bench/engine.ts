import { isDeepStrictEqual } from 'node:util';
import { columns, count, percent, round, warnIfBusy } from './figures.ts';
import { type Measured, measure } from './measure.ts';
import type { Options } from './options.ts';
import { installPeers, peerVersion } from './peers.ts';
import { inProduction } from './production.ts';
import { bare } from './race/bare.ts';
import { dice } from './race/dice.ts';
import { type Finish, TILES } from './race/finish.ts';
import { lean } from './race/lean.ts';
import { ours } from './race/ours.ts';
import { racePeer } from './race/peer.ts';

const ROUNDS = 7;
const SECONDS = 4.2;
const CHECKED = 200;

type Race = (seed: number) => Finish;
type Figures = Record<'ours' | 'peer' | 'bare' | 'lean' | 'dice', Measured>;

/** Answers per second: our kernel, boardgame.io's reducer, and the same race without an engine. */
export function engine({ json, seconds = SECONDS }: Options): void {
  inProduction(() => {
    installPeers();
    const peer = racePeer();
    checkSameRace(peer);
    const answers = (race: Race) => (seed: number) => race(seed).answers;
    const figures = measure(
      { ours: answers(ours), peer: answers(peer), bare: answers(bare), lean: answers(lean), dice: answers(dice) },
      ROUNDS,
      seconds / ROUNDS,
    );
    const version = peerVersion('boardgame.io');
    console.log(table(figures, version, seconds / ROUNDS));
    warnIfBusy(Object.values(figures));
    if (json) console.log(JSON.stringify(result(figures, version)));
  });
}

/** Figures of different games compare nothing. The peer has dice of its own, so its races are only alike on average. */
function checkSameRace(peer: Race): void {
  let [mine, theirs] = [0, 0];
  for (let seed = 0; seed < CHECKED; seed++) {
    const finish = ours(seed);
    for (const [name, race] of Object.entries({ bare, lean }))
      if (!isDeepStrictEqual(race(seed), finish)) throw new Error(`seed ${seed}: ${name} ran another race than ours`);
    const { winner, at, answers } = finish;
    if (!isDeepStrictEqual(dice(seed), { winner, at, answers })) throw new Error(`seed ${seed}: dice ran another race than ours`);
    const other = peer(seed);
    if (other.at[other.winner] !== TILES - 1) throw new Error(`seed ${seed}: the peer's winner is not at the last tile`);
    mine += finish.answers;
    theirs += other.answers;
  }
  if (Math.abs(theirs / mine - 1) > 0.05) throw new Error(`the peer runs another race: ${theirs} answers, ours ${mine}`);
}

function table({ ours, peer, bare, lean, dice }: Figures, version: string, seconds: number): string {
  const rows = [
    ['', 'answers/s', 'spread', 'ours is'],
    ['ours', count(ours.rate), percent(ours.spread), ''],
    [`boardgame.io ${version}`, count(peer.rate), percent(peer.spread), `${(ours.rate / peer.rate).toFixed(1)} x`],
    ['bare', count(bare.rate), percent(bare.spread), `${(ours.rate / bare.rate).toFixed(2)} x`],
    ['lean', count(lean.rate), percent(lean.spread), `${(ours.rate / lean.rate).toFixed(2)} x`],
    ['dice', count(dice.rate), percent(dice.spread), `${(ours.rate / dice.rate).toFixed(2)} x`],
  ];
  return `${columns(rows)}

Median of ${ROUNDS} rounds of ${round(seconds, 2)} s each, taken in turn in one process (Node ${process.version}, production) after a warm-up.
The same race on all. bare: by hand, with the same three calls and the same questions, events and results; lean: one call, only checks
and events; dice: only dice and positions, so no table at all.`;
}

function result({ ours, peer, bare, lean, dice }: Figures, version: string): object {
  return {
    bench: 'engine',
    ours: Math.round(ours.rate),
    peer: Math.round(peer.rate),
    ratio: round(ours.rate / peer.rate, 1),
    bare: Math.round(bare.rate),
    bareRatio: round(ours.rate / bare.rate, 3),
    lean: Math.round(lean.rate),
    dice: Math.round(dice.rate),
    rounds: ROUNDS,
    node: process.version,
    peerVersion: version,
    spread: {
      ours: round(ours.spread, 3),
      peer: round(peer.spread, 3),
      bare: round(bare.spread, 3),
      lean: round(lean.spread, 3),
      dice: round(dice.spread, 3),
    },
  };
}
