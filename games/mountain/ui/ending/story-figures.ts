import type { Seat } from '@tavern/engine';
import type { Story } from './story.ts';

/** Who alone has the most of something; null: nobody has any, or several have as much. */
export function mostOf(stories: readonly Story[], of: (story: Story) => number): Seat | null {
  const most = Math.max(...stories.map(of));
  const [first, ...others] = stories.filter((story) => of(story) === most);
  return most > 0 && first !== undefined && others.length === 0 ? first.seat : null;
}
