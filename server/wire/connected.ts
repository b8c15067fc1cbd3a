/** A connection of a guest, as rooms need it that the guest is no longer in. */
interface OfGuest {
  readonly guest: { readonly id: string };
  /** The host of this room has sent the guest away. */
  sentAway(room: string): void;
}

/** All connections that each guest has to this server. */
export class Connected {
  readonly #connections = new Map<string, Set<OfGuest>>();

  add(connection: OfGuest): void {
    const { id } = connection.guest;
    const all = this.#connections.get(id);
    if (all === undefined) this.#connections.set(id, new Set([connection]));
    else all.add(connection);
  }

  remove(connection: OfGuest): void {
    const { id } = connection.guest;
    const all = this.#connections.get(id);
    all?.delete(connection);
    if (all?.size === 0) this.#connections.delete(id);
  }

  sentAway(guest: string, room: string): void {
    for (const connection of this.#connections.get(guest) ?? []) connection.sentAway(room);
  }
}
