import { IndexedStorage } from './indexed-storage.ts';
import { MemoryStorage } from './memory-storage.ts';
import type { HereStorage } from './storage.ts';

/** The browser's database; without one, a storage that lasts as long as the page. */
export async function browserStorage(): Promise<HereStorage> {
  const storage = new IndexedStorage();
  try {
    await storage.matches();
    return storage;
  } catch (error) {
    console.warn(error);
    return new MemoryStorage();
  }
}
