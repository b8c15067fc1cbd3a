import type { Happening as Happens } from '@tavern/kit';
import type { Showing as Shown, TableShow } from '@tavern/kit/show/index.ts';
import type { Event } from '../../rules/events.ts';
import type { Mountain } from '../../rules/types.ts';
import type { View } from '../../rules/view.ts';
import type { Left } from './left.ts';

/** What is being shown of the mountain right now. */
export type Show = TableShow<Mountain, Left>;
export type Showing = Shown<Event, View>;
export type Happening = Happens<Event>;
