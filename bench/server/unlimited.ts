const MANY = '1000000';

/** A bench is no person: what keeps people from flooding a server is out of its way. */
export const UNLIMITED = {
  LIMIT_MESSAGES: MANY,
  LIMIT_CONNECTIONS: MANY,
  LIMIT_REQUESTS: MANY,
  LIMIT_GUESTS: MANY,
  LIMIT_ROOMS: MANY,
  LIMIT_HISTORIES: MANY,
  LIMIT_CODES: MANY,
  LIMIT_DAILY: MANY,
  LIMIT_OPEN: MANY,
  LIMIT_OPEN_ALL: MANY,
} as const;
