import { type Rules, STALEMATE_AFTER, wearinessIn } from '../house-rules.ts';
import { hitChance } from './hit-chance.ts';

export interface Duellist {
  readonly hp: number;
  readonly attack: number;
  readonly defence: number;
  /** HP that a hit costs (H-55): 1, if nothing is said. */
  readonly loss?: number;
}

/** How a duel between two goes if it is fought to the end: exact, round by round, weariness or its want included (H-16, H-18). */
export interface DuelOdds {
  readonly win: number;
  readonly lose: number;
  /** Both still stand when it is broken off. What is left to 1 is a double knock-out. */
  readonly stalemate: number;
  /** My HP at the end on average, where a knock-out counts as none. */
  readonly left: number;
}

const MOST_HP = 8;
const MOST_AHEAD = 15;
/** By then weariness alone has ended every duel; without it, duels are broken off before. */
const LAST_ROUND = 48;
const lastRound = (weariness: boolean): number => (weariness ? LAST_ROUND : STALEMATE_AFTER);
const FIELDS = 4;
const ROUND_SIZE = (MOST_HP + 1) ** 2 * FIELDS;

const place = (round: number, mine: number, theirs: number): number =>
  round * ROUND_SIZE + (mine * (MOST_HP + 1) + theirs) * FIELDS;

/** All outcomes for two differences of Attack and Defence, from every round and HP, the last round first. */
function solve(ahead: number, behind: number, weariness: boolean, myLoss: number, theirLoss: number): Float32Array {
  const last = lastRound(weariness);
  const table = new Float32Array((last + 2) * ROUND_SIZE);
  for (let round = last + 1; round >= 1; round--) {
    const weary = wearinessIn({ weariness }, round);
    const hit = hitChance(ahead + weary);
    const struck = hitChance(behind + weary);
    const chances = [(1 - hit) * (1 - struck), (1 - hit) * struck, hit * (1 - struck), hit * struck];
    for (let mine = 0; mine <= MOST_HP; mine++)
      for (let theirs = 0; theirs <= MOST_HP; theirs++) {
        const at = place(round, mine, theirs);
        if (mine === 0 || theirs === 0) {
          table[at] = mine > 0 ? 1 : 0;
          table[at + 1] = theirs > 0 ? 1 : 0;
          table[at + 2] = mine;
        } else if (round > last) {
          table[at + 2] = mine;
          table[at + 3] = 1;
        } else
          for (const [outcome, chance] of chances.entries()) {
            const [left, theirsLeft] = [mine - (outcome & 1) * myLoss, theirs - (outcome >> 1) * theirLoss];
            const next = place(round + 1, Math.max(0, left), Math.max(0, theirsLeft));
            for (let field = 0; field < FIELDS; field++)
              table[at + field] = (table[at + field] as number) + chance * (table[next + field] as number);
          }
      }
  }
  return table;
}

const tables = new Map<number, Float32Array>();

const within = (most: number, n: number): number => Math.max(-most, Math.min(most, n));

export function duelOdds(me: Duellist, them: Duellist, { weariness }: Pick<Rules, 'weariness'>, round = 1): DuelOdds {
  const ahead = within(MOST_AHEAD, me.attack - them.defence);
  const behind = within(MOST_AHEAD, them.attack - me.defence);
  const [myLoss, theirLoss] = [me.loss ?? 1, them.loss ?? 1];
  const key = (((ahead * 64 + behind) * 2 + (weariness ? 1 : 0)) * MOST_HP + myLoss) * MOST_HP + theirLoss;
  let table = tables.get(key);
  if (table === undefined) {
    table = solve(ahead, behind, weariness, myLoss, theirLoss);
    tables.set(key, table);
  }
  const at = place(Math.min(Math.max(1, round), lastRound(weariness)), Math.min(me.hp, MOST_HP), Math.min(them.hp, MOST_HP));
  const [win, lose, left, stalemate] = table.subarray(at, at + FIELDS) as unknown as [number, number, number, number];
  return { win, lose, left, stalemate };
}
