import type { Flat, MatchRecord } from '@tavern/engine';
import type { TableLink } from '@tavern/wire';
import { good, type Started, until } from './servers.ts';

export const ROLL = { do: 'roll' } as const;

/** The two of a race roll in turn, this many times in all, and both see it. */
export async function roll({ tables }: Started, times: number): Promise<void> {
  for (let i = 0; i < times; i++) {
    await until(() => tables[i % 2]?.newest?.packet.question !== null);
    good((await tables[i % 2]?.choose(ROLL)) as { ok: boolean });
    await until(() => tables.every(({ newest }) => newest?.n === i + 1));
  }
}

/** The record of a match that is over, as soon as it can be had. */
export async function recordOf(url: string, match: string): Promise<MatchRecord> {
  let record: MatchRecord | null = null;
  await until(async () => {
    const response = await fetch(`${url}/api/matches/${match}/record`);
    if (response.status === 200) record = (await response.json()) as MatchRecord;
    return record !== null;
  });
  return record as unknown as MatchRecord;
}

/** Which of the options a scripted player takes. */
export type Taste = (options: readonly Flat[]) => Flat | undefined;
const firstOption: Taste = (options) => options[0];

/** Answers whatever this seat is asked, as soon as it is asked, until the match is over. Refusals of late answers are ignored. */
export function playOn(table: TableLink, taste: Taste = firstOption): Promise<void> {
  return new Promise((over) => {
    let last = -1;
    const next = (): void => {
      const { newest: frame } = table;
      if (frame === null) return;
      if (frame.packet.over !== null) return over();
      const { question } = frame.packet;
      if (question === null || frame.n === last) return;
      last = frame.n;
      const option = taste(question.options);
      if (option !== undefined) void table.choose(option, question.id);
    };
    table.listen({ frame: next });
    next();
  });
}
