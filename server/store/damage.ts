import { hash } from 'node:crypto';
import { z } from 'zod';
import type { Row } from './sql.ts';

/** What is stored there is not what we wrote. Everything else can go on. */
export class DamagedRow extends Error {
  readonly table: string;
  readonly key: string;

  constructor(table: string, key: string, cause: unknown) {
    const why = cause instanceof z.ZodError ? z.prettifyError(cause).replaceAll('\n', ' ') : String(cause);
    super(`damaged row in ${table}, ${key}: ${why}`, { cause });
    this.table = table;
    this.key = key;
  }
}

/** Reads a row as it was written, or throws `DamagedRow`. */
export function read<Out>(row: Row, as: z.ZodType<Out>, table: string, key: string): Out {
  const result = as.safeParse(row);
  if (!result.success) throw new DamagedRow(table, key, result.error);
  return result.data;
}

/** Over texts as they are stored. Each is told apart from the next. */
export const checksumOf = (...texts: readonly string[]): string => hash('sha256', JSON.stringify(texts));

/** Throws `DamagedRow` unless these texts are those that the checksum was made of. null: stored before there were checksums. */
export function check(checksum: string | null, texts: readonly string[], table: string, key: string): void {
  if (checksum !== null && checksum !== checksumOf(...texts)) throw new DamagedRow(table, key, 'its checksum does not fit');
}

/** JSON in a TEXT column. */
export const json = <Inner extends z.ZodType>(inner: Inner) =>
  z
    .string()
    .transform((text, context): unknown => {
      try {
        return JSON.parse(text);
      } catch (error) {
        context.addIssue({ code: 'custom', message: error instanceof Error ? error.message : String(error) });
        return z.NEVER;
      }
    })
    .pipe(inner);

/** 0 or 1. */
export const truth = z.literal([0, 1]).transform((value) => value === 1);

/** What a game's schema left of a choice or of house rules. */
export const chosen = z.record(z.string(), z.unknown());
