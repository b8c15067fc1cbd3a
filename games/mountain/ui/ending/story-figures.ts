import type { Seat } from '@tavern/engine';
import type { Story } from './story.ts';

/** The only player with the most of something; null: nobody has any, or several have the most. */
export function mostOf(stories: readonly Story[], of: (story: Story) => number): Seat | null {
  const most = Math.max(...stories.map(of));
  const [first, ...others] = stories.filter((story) => of(story) === most);
  return most > 0 && first !== undefined && others.length === 0 ? first.seat : null;
}
