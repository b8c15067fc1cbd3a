import { hash, timingSafeEqual } from 'node:crypto';

const digest = (text: string): Buffer => hash('sha256', text, 'buffer');

/** Whether a header `Authorization: Bearer <token>` has this token. How long it takes tells nothing of how much of it was right. */
export const hasToken = (authorization: string | undefined, token: string): boolean =>
  timingSafeEqual(digest(authorization ?? ''), digest(`Bearer ${token}`));

/** What a header `Authorization: Bearer <secret>` carries; null: nothing. */
export const secretIn = (authorization: string | undefined): string | null =>
  /^Bearer ([\x21-\x7e]+)$/i.exec(authorization ?? '')?.[1] ?? null;
