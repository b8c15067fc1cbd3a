import { botsOf, type GamePack } from '@tavern/games';
import { botNames } from '../bots.ts';
import { type HouseRules, houseRules, presetRules } from '../house-rules.ts';

/** Which bots play by which rules. */
export interface Setup {
  /** Null: no preset was named. */
  readonly preset: string | null;
  readonly rules: HouseRules;
  readonly bots: readonly string[];
}

/** What was asked for on the command line. */
export interface Wanted {
  readonly preset?: string | undefined;
  readonly rule?: readonly string[] | undefined;
  /** A file with the cards of the box. */
  readonly box?: string | undefined;
  readonly bots?: string | undefined;
}

export const isSolo = ({ game }: GamePack): boolean => game.seats[1] === 1;

/**
 * What is simulated, one after another. At a table of several the bots named play against each other. A game for one has no rivals, so
 * every bot plays all the games by itself, and where no rules are named, by every preset: that is what can be compared there.
 */
export function setupsOf(pack: GamePack, { preset, rule, box, bots }: Wanted): Setup[] {
  const given = { preset: preset ?? null, rules: houseRules(pack, preset, rule, box) };
  if (!isSolo(pack)) return [{ ...given, bots: botNames(pack, bots) }];
  const presets = preset === undefined && rule === undefined ? (pack.presets ?? []) : [];
  const all = presets.map((each) => ({ preset: each.id, rules: presetRules(each) }));
  const names = bots === undefined ? ownBots(pack) : botNames(pack, bots);
  return (all.length === 0 ? [given] : all).flatMap((rules) => names.map((name) => ({ ...rules, bots: [name] })));
}

/** The bots that were made for the game; where there are none, the random one. */
function ownBots(pack: GamePack): string[] {
  const own = Object.keys(botsOf(pack)).filter((name) => name !== 'random');
  return own.length === 0 ? ['random'] : own;
}
