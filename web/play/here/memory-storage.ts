import type { Entry } from '@tavern/host';
import type { HereMatch } from './here-match.ts';
import type { HereStorage, Progress } from './storage.ts';

/** For browsers that store nothing (some private windows), and for tests: it is lost with the page. */
export class MemoryStorage implements HereStorage {
  readonly lasts: boolean;
  private readonly kept = new Map<string, { match: HereMatch; readonly log: Entry[] }>();

  /** In a test it may stand for a browser that keeps what it is given. */
  constructor(lasts = false) {
    this.lasts = lasts;
  }

  async add(match: HereMatch): Promise<void> {
    if (this.kept.has(match.id)) throw new Error(`there is a match ${match.id} already`);
    this.kept.set(match.id, { match: structuredClone(match), log: [] });
  }

  async matches(): Promise<readonly unknown[]> {
    return [...this.kept.values()].map(({ match }) => structuredClone(match));
  }

  async read(id: string): Promise<{ match: unknown; log: readonly unknown[] } | null> {
    const kept = this.kept.get(id);
    return kept === undefined ? null : structuredClone(kept);
  }

  async append(id: string, entry: Entry, progress: Progress): Promise<void> {
    const kept = this.kept.get(id);
    if (kept === undefined) throw new Error(`there is no match ${id}`);
    if (kept.log.some(({ seq }) => seq === entry.seq)) throw new Error(`match ${id} has an answer ${entry.seq} already`);
    kept.log.push(structuredClone(entry));
    kept.match = { ...kept.match, ...structuredClone(progress) };
  }

  async remove(id: string): Promise<void> {
    this.kept.delete(id);
  }
}
