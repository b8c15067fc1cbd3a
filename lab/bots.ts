import { type Bot, MANNERS, type Manner } from '@tavern/bots';
import type { Types } from '@tavern/engine';
import { botsOf, type GamePack } from '@tavern/games';
import { Mistake } from './arguments.ts';
import { words } from './words.ts';

/** `plan:high-roller+wild-die`: a bot that buys just this, in this order. */
const PLAN = 'plan:';

export const planName = (items: readonly string[]): string => PLAN + items.join('+');

/** `--bots normal,normal:bold,random`: names of bots that know the game, and in which manner. Default: the one people play against. */
export function botNames(pack: GamePack, given: string | undefined, option = '--bots'): string[] {
  const known = Object.keys(botsOf(pack));
  if (given === undefined) return [known.includes('normal') ? 'normal' : 'random'];
  const names = given.split(',').map((name) => name.trim());
  for (const name of names) {
    if (known.includes(name) || mannered(pack, name) !== null || isPlan(pack, name)) continue;
    const values = { game: pack.game.name, known: known.join(', '), given: name };
    throw new Mistake(name === 'normal' ? words('mistake.noBot', values) : words('mistake.choice', { ...values, name: option }));
  }
  return names;
}

const isManner = (name: string | undefined): name is Manner => MANNERS.some((manner) => manner === name);

/** `normal:bold`; null: there is no such level or manner, or the bot has no manners. */
function mannered(pack: GamePack, name: string): Bot<Types> | null {
  const [level = '', manner] = name.split(':');
  return isManner(manner) ? (botsOf(pack)[level]?.inManner?.(manner) ?? null) : null;
}

/** A plan with something in it that the shop does not sell is a mistake. */
function isPlan(pack: GamePack, name: string): boolean {
  const { planner } = pack;
  if (planner === undefined || !name.startsWith(PLAN)) return false;
  for (const item of itemsOf(name))
    if (!planner.items.includes(item))
      throw new Mistake(words('mistake.choice', { name: '--bots plan:', given: item, known: planner.items.join(', ') }));
  return true;
}

const itemsOf = (name: string): string[] =>
  name
    .slice(PLAN.length)
    .split('+')
    .filter((item) => item !== '');

/** The bot of that name, which `botNames` has let through. */
export function botCalled(pack: GamePack, name: string): Bot<Types> {
  const bot = botsOf(pack)[name] ?? mannered(pack, name) ?? pack.planner?.bot(itemsOf(name));
  if (bot === undefined) throw new Error(`there is no bot '${name}'`);
  return bot;
}
