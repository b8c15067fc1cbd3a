import type { Flat } from '@tavern/engine';
import type { TableLink } from '@tavern/wire';

/** Which of the options a scripted player takes. */
export type Taste = (options: readonly Flat[]) => Flat | undefined;
const firstOption: Taste = (options) => options[0];

/** Answers whatever this seat is asked, as soon as it is asked, until the match is over. Refusals of what came too late are lived with. */
export function playOn(table: TableLink, taste: Taste = firstOption): Promise<void> {
  return new Promise((over) => {
    let last = -1;
    const next = (): void => {
      const { frame } = table;
      if (frame === null) return;
      if (frame.packet.over !== null) return over();
      const { question } = frame.packet;
      if (question === null || frame.n === last) return;
      last = frame.n;
      const option = taste(question.options);
      if (option !== undefined) void table.answer(option, question.id);
    };
    table.listen({ frame: next });
    next();
  });
}
