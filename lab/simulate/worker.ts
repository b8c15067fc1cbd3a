import { gameEntry } from '../arguments.ts';
import { serve } from '../workers.ts';
import { type Task, tallied } from './run.ts';
import type { Tally } from './tally.ts';

serve(async (task: Task): Promise<Tally> => tallied(await gameEntry(task.plan.game).load(), task));
