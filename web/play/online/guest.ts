/** A guest's identity on one server. The secret proves it. */
export interface Guest {
  readonly id: string;
  readonly nickname: string;
  readonly secret: string;
}

/** Where guests are stored: the browser's storage, or a test's. */
export type GuestStorage = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

const keyOf = (url: string): string => `tavern.guest:${url}`;

export function guestAt(url: string, guests: GuestStorage): Guest | null {
  try {
    const found: unknown = JSON.parse(guests.getItem(keyOf(url)) ?? 'null');
    return isGuest(found) ? found : null;
  } catch {
    return null;
  }
}

export function keepGuest(url: string, guest: Guest | null, guests: GuestStorage): void {
  try {
    if (guest === null) guests.removeItem(keyOf(url));
    else guests.setItem(keyOf(url), JSON.stringify(guest));
  } catch (error) {
    // A browser that stores nothing keeps the guest until the page is reloaded.
    console.warn(error);
  }
}

function isGuest(found: unknown): found is Guest {
  const { id, nickname, secret } = (found ?? {}) as { readonly [field: string]: unknown };
  return typeof id === 'string' && typeof nickname === 'string' && typeof secret === 'string';
}
