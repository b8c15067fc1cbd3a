import { say } from '@tavern/engine';
import { TurnedAway } from '../parts/door/turned-away.tsx';

/** The page for an unknown address, with the way back to the hall. */
export default function Lost({ path }: { readonly path: string }) {
  return <TurnedAway why={say('app.lost', { path })} />;
}
