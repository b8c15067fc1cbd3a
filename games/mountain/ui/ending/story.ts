import type { Seat } from '@tavern/engine';
import type { Event } from '../../rules/events.ts';
import { bestOf, itemShownBy } from './best-item.ts';
import { addDice, type DiceLuck, luckOf, NO_DICE, thrownIn } from './dice-luck.ts';

/** A player's match in a few numbers, from public events: it is the same for all viewers. */
export interface Story {
  readonly seat: Seat;
  /** Tiles climbed by any means; tiles lost again are not subtracted. */
  readonly climbed: number;
  readonly fightsWon: number;
  readonly duelsWon: number;
  readonly hpLost: number;
  /** The best item worn, held or used in public; null: none. */
  readonly best: string | null;
  readonly dice: DiceLuck;
}

const blank = (seat: Seat): Story => ({ seat, climbed: 0, fightsWon: 0, duelsWon: 0, hpLost: 0, best: null, dice: NO_DICE });

/** One story for each player, by seat. Complete only if the events are complete from the first one on. */
export function storiesOf(players: number, events: readonly Event[]): Story[] {
  const stories = Array.from({ length: players }, (_, seat) => blank(seat as Seat));
  const add = (seat: Seat, told: Partial<Story>): void => {
    const story = stories[seat];
    if (story !== undefined) stories[seat] = { ...story, ...told };
  };
  const of = (seat: Seat): Story => stories[seat] ?? blank(seat);
  for (const event of events) {
    for (const { seat, sides, value } of thrownIn(event)) add(seat, { dice: luckOf(of(seat).dice, sides, value) });
    for (const { seat, item } of itemShownBy(event)) add(seat, { best: bestOf(of(seat).best, item) });
    switch (event.type) {
      case 'moved':
        add(event.seat, { climbed: of(event.seat).climbed + Math.max(0, event.to - event.from) });
        break;
      case 'fightWon':
        add(event.seat, { fightsWon: of(event.seat).fightsWon + 1 });
        break;
      case 'duelEnded':
        if (event.winner !== null) add(event.winner, { duelsWon: of(event.winner).duelsWon + 1 });
        break;
      case 'hurt':
        add(event.seat, { hpLost: of(event.seat).hpLost + event.lost });
        break;
      default:
    }
  }
  return stories;
}

/** What several players did together: a team (H-56). */
export function together([first, ...others]: readonly [Story, ...Story[]]): Story {
  return others.reduce(
    (sum, { climbed, fightsWon, duelsWon, hpLost, best, dice }): Story => ({
      seat: sum.seat,
      climbed: sum.climbed + climbed,
      fightsWon: sum.fightsWon + fightsWon,
      duelsWon: sum.duelsWon + duelsWon,
      hpLost: sum.hpLost + hpLost,
      best: best === null ? sum.best : bestOf(sum.best, best),
      dice: addDice(sum.dice, dice),
    }),
    first,
  );
}
