// What messages may be like. Schemas are elsewhere: pages need these alone, and would fetch a library with them.

/** No message from a client is larger, in bytes. */
export const MESSAGE_LIMIT = 8_192;
export const CHAT_LIMIT = 300;
/** What somebody can be reported for. Words: `reason.<reason>`. */
export const REPORT_REASONS = ['insult', 'spam', 'name', 'stalling', 'cheating', 'other'] as const;
export type ReportReason = (typeof REPORT_REASONS)[number];
/** At most this many frames at a time: more would make others wait. */
export const HISTORY_LIMIT = 50;

/** Six characters that nobody mistakes for others; case and spaces do not matter when they are typed. */
export const CODE_LETTERS = '23456789ABCDEFGHJKLMNPQRSTUVWXYZ';

export const MATCH_ID = /^[0-9a-z]{16}$/;
