import { gameEntry } from '../arguments.ts';
import { serve } from '../workers.ts';
import { type Found, type Task, tried } from './trial.ts';

serve(async (task: Task): Promise<Found> => tried(await gameEntry(task.game).load(), task));
