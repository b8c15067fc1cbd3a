import { say } from '@tavern/engine';
import { TurnedAway } from '../parts/door/turned-away.tsx';

/** An address that leads nowhere: it says so, and leads back to the hall. */
export default function Lost({ path }: { readonly path: string }) {
  return <TurnedAway why={say('app.lost', { path })} />;
}
