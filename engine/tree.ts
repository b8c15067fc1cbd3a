/**
 * What keeps a value from being a plain tree, as a sentence, or null if it is one. State, steps and events must be: a function,
 * class instance, shared object, hole, fraction or -0 would not survive saving, hashing or sending.
 */
export function treeFault(value: unknown, path = 'state'): string | null {
  return look(value, path, new Set());
}

function look(value: unknown, path: string, seen: Set<object>): string | null {
  if (value === null || typeof value === 'string' || typeof value === 'boolean') return null;
  if (typeof value === 'number') return numberFault(value, path);
  if (typeof value !== 'object') return `${path} is ${typeof value === 'undefined' ? 'undefined' : `a ${typeof value}`}`;
  if (seen.has(value)) return `${path} is an object that also stands elsewhere in the tree`;
  seen.add(value);
  return Array.isArray(value) ? listFault(value, path, seen) : recordFault(value, path, seen);
}

function numberFault(value: number, path: string): string | null {
  if (Object.is(value, -0)) return `${path} is -0`;
  return Number.isSafeInteger(value) ? null : `${path} is ${value}, not a whole number`;
}

function listFault(list: readonly unknown[], path: string, seen: Set<object>): string | null {
  for (let i = 0; i < list.length; i++) {
    if (!(i in list)) return `${path}[${i}] is a hole`;
    const fault = look(list[i], `${path}[${i}]`, seen);
    if (fault !== null) return fault;
  }
  if (Object.getPrototypeOf(list) !== Array.prototype) return `${path} is an instance of ${kindOf(list)}`;
  const named = Reflect.ownKeys(list).length !== list.length + 1;
  return named ? `${path} is a list with named fields` : null;
}

const kindOf = (value: object): string => (typeof value.constructor === 'function' ? value.constructor.name : 'no known class');

function recordFault(record: object, path: string, seen: Set<object>): string | null {
  const prototype: unknown = Object.getPrototypeOf(record);
  if (prototype !== Object.prototype && prototype !== null) return `${path} is an instance of ${kindOf(record)}`;
  if (Object.getOwnPropertySymbols(record).length > 0) return `${path} has a symbol for a key`;
  for (const [key, value] of Object.entries(record)) {
    const fault = look(value, `${path}.${key}`, seen);
    if (fault !== null) return fault;
  }
  return null;
}
