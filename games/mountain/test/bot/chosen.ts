import type { AskedPacket } from '@tavern/bots';
import { fast, seat } from '@tavern/engine';
import { bot } from '../../bot/index.ts';
import type { Mountain } from '../../rules/types.ts';
import type { Hero, MountainScene } from '../mountain.ts';

export const rng = () => fast(1).stream('bot');

/** What the bot does in this seat's place, from its packet. */
export function chosen(scene: MountainScene, who: number, kind: string) {
  scene.asks(who, kind);
  return bot.choose(scene.match.packet(seat(who)) as AskedPacket<Mountain>, seat(who), rng());
}

export const turn = (scene: MountainScene) => chosen(scene, 0, 'turn');
export const far: Hero = { at: 0 };
export const claimant: Hero = { at: 19, claim: true };
export const QUIET = { 1: 'sanctuary', 2: 'sanctuary', 3: 'sanctuary', 4: 'sanctuary' } as const;
export const ENEMIES_AHEAD = { 13: 'enemy3', 14: 'enemy3', 15: 'enemy3', 16: 'enemy3' } as const;
