import { wearinessIn } from '../house-rules.ts';
import { hitChance } from './hit-chance.ts';

export interface Duellist {
  readonly hp: number;
  readonly attack: number;
  readonly defence: number;
}

/** How a duel between two goes if it is fought to the end: exact, round by round, weariness included (H-16, H-18). */
export interface DuelOdds {
  readonly win: number;
  readonly lose: number;
  /** My HP at the end on average, where a knock-out counts as none. */
  readonly left: number;
}

const MOST_HP = 8;
const MOST_AHEAD = 15;
/** By then weariness alone has ended every duel. */
const LAST_ROUND = 48;
const FIELDS = 3;
const ROUND_SIZE = (MOST_HP + 1) ** 2 * FIELDS;

const place = (round: number, mine: number, theirs: number): number =>
  round * ROUND_SIZE + (mine * (MOST_HP + 1) + theirs) * FIELDS;

/** All outcomes for two differences of Attack and Defence, from every round and HP, the last round first. */
function solve(ahead: number, behind: number): Float32Array {
  const table = new Float32Array((LAST_ROUND + 2) * ROUND_SIZE);
  for (let round = LAST_ROUND + 1; round >= 1; round--) {
    const weary = wearinessIn(round);
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
        } else if (round <= LAST_ROUND)
          for (const [outcome, chance] of chances.entries()) {
            const next = place(round + 1, mine - (outcome & 1), theirs - (outcome >> 1));
            for (let field = 0; field < FIELDS; field++)
              table[at + field] = (table[at + field] as number) + chance * (table[next + field] as number);
          }
      }
  }
  return table;
}

const tables = new Map<number, Float32Array>();

const within = (most: number, n: number): number => Math.max(-most, Math.min(most, n));

export function duelOdds(me: Duellist, them: Duellist, round = 1): DuelOdds {
  const ahead = within(MOST_AHEAD, me.attack - them.defence);
  const behind = within(MOST_AHEAD, them.attack - me.defence);
  const key = ahead * 64 + behind;
  let table = tables.get(key);
  if (table === undefined) {
    table = solve(ahead, behind);
    tables.set(key, table);
  }
  const at = place(Math.min(Math.max(1, round), LAST_ROUND), Math.min(me.hp, MOST_HP), Math.min(them.hp, MOST_HP));
  return { win: table[at] as number, lose: table[at + 1] as number, left: table[at + 2] as number };
}
