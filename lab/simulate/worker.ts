import { gameEntry } from '../arguments.ts';
import { serve } from '../workers.ts';
import { type Done, type Task, tallied } from './run.ts';
import { noteThoughts, type Thoughts } from './thoughts.ts';

const awake = new Set<string>();

serve(async (task: Task): Promise<Done> => {
  const thoughts: Thoughts = {};
  const tally = await tallied(await gameEntry(task.plan.game).load(), task, noteThoughts(thoughts, awake));
  return { tally, thoughts };
});
