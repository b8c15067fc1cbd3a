import { type Seat, say, seat, type Tell } from '@tavern/engine';
import type { Race } from '../rules/race.ts';

const name = (who: Seat) => ({ seat: who });

export const tell: Tell<Race> = {
  event(event) {
    if (event.type === 'left') return say('log.left', { who: name(event.seat) });
    return say('log.moved', { who: name(event.seat), die: event.die, to: event.to });
  },
  marks: { moved: 'action', left: 'system' },
  question: () => say('ask.move'),
  option: () => say('option.roll'),
  table: ({ at, rules, current }) =>
    at.map((tile, index) =>
      say(tile < 0 ? 'table.out' : index === current ? 'table.current' : 'table.runner', {
        who: name(seat(index)),
        tile,
        last: rules.tiles - 1,
      }),
    ),
};
