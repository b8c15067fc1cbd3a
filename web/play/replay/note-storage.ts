import { BrowserDatabase, NOTES } from '../here/database.ts';

/** The notes on one match; `id` is what its record hashes to. Reading may give damaged data, hence `unknown`. */
interface KeptNotes {
  readonly id: string;
  readonly notes: readonly { readonly at: number; readonly text: string }[];
}

const database = new BrowserDatabase();

const isNote = (found: unknown): found is KeptNotes['notes'][number] => {
  const { at, text } = (found ?? {}) as { readonly at?: unknown; readonly text?: unknown };
  return typeof at === 'number' && typeof text === 'string';
};

/** The notes that this browser has kept on a match. */
export async function keptNotes(id: string): Promise<KeptNotes['notes']> {
  try {
    const found: unknown = await database.transact([NOTES], 'readonly', (transaction) => transaction.objectStore(NOTES).get(id));
    const { notes } = (found ?? {}) as { readonly notes?: unknown };
    return Array.isArray(notes) ? notes.filter(isNote) : [];
  } catch (error) {
    // A browser that stores nothing has kept nothing.
    console.warn(error);
    return [];
  }
}

/** False: the browser did not store them. */
export async function keepNotes(kept: KeptNotes): Promise<boolean> {
  try {
    await database.transact([NOTES], 'readwrite', (transaction) => transaction.objectStore(NOTES).put(kept));
    return true;
  } catch (error) {
    console.warn(error);
    return false;
  }
}
