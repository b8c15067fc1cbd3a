let carried: unknown = null;

/** Hands a record over to the screen that is opened next: it may be too long for an address. */
export function carryRecord(record: unknown): void {
  carried = record;
}

/** Once: a person who comes back later has nothing in their hands. Null: nothing was handed over. */
export function takeCarried(): unknown {
  const given = carried;
  carried = null;
  return given;
}
