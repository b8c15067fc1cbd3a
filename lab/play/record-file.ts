import { appendFileSync, existsSync, rmSync, writeFileSync } from 'node:fs';
import type { MatchRecord } from '@tavern/engine';
import { Mistake } from '../arguments.ts';
import { words } from '../words.ts';

/** The file of a match's record. It is opened before the match, so that an error shows early. */
export class RecordFile {
  readonly path: string;
  private readonly isNew: boolean;

  constructor(path: string) {
    this.path = path;
    this.isNew = !existsSync(path);
    this.guard(() => appendFileSync(path, ''));
  }

  /** The record, or nothing: an empty file would look like one. */
  write(record: MatchRecord): void {
    this.guard(() => writeFileSync(this.path, JSON.stringify(record)));
  }

  private guard(work: () => void): void {
    try {
      work();
    } catch (error) {
      if (this.isNew) rmSync(this.path, { force: true });
      throw new Mistake(
        words('mistake.save', { file: this.path, problem: error instanceof Error ? error.message : String(error) }),
      );
    }
  }
}
