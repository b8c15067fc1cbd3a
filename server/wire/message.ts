import type { RawData } from 'ws';

/** What a client sends, in one text frame: `[id, name, request]`. The reply has its id. */
export interface Message {
  readonly id: number;
  readonly name: string;
  readonly request: unknown;
}

/** null: it cannot be read. */
export function readMessage(data: RawData, isBinary: boolean): Message | null {
  if (isBinary) return null;
  try {
    const message: unknown = JSON.parse((data as Buffer).toString());
    if (!Array.isArray(message) || message.length > 3) return null;
    const [id, name, request] = message as readonly unknown[];
    return Number.isSafeInteger(id) && (id as number) >= 0 && typeof name === 'string'
      ? { id: id as number, name, request }
      : null;
  } catch {
    return null;
  }
}
