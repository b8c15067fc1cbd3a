import type { Event } from '../../rules/events.ts';

/** What a battle is remembered for: a pass, which nobody takes back, a unit killed, a round counted, victory points that a card brought, and the end. */
export function matters(event: Event): boolean {
  switch (event.type) {
    case 'passed':
      return event.why === 'chosen';
    // A sacrifice is a play like others.
    case 'died':
      return event.cause !== 'sacrifice';
    case 'vp':
    case 'roundEnded':
    case 'ended':
      return true;
    default:
      return false;
  }
}
