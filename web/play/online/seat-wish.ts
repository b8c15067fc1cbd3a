let wished: { readonly code: string; readonly sit: boolean } | null = null;

/** Remembers, before the guest comes to a room, whether they want to sit down or to watch. */
export function wish(code: string, sit: boolean): void {
  wished = { code, sit };
}

/** null: they have said nothing about this room. */
export const wishFor = (code: string): boolean | null => (wished?.code === code ? wished.sit : null);
