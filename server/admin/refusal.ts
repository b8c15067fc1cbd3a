import { type Json, type Refusal, refusal } from '@tavern/engine';

/** What is refused to admins alone. Words: `refusal.<code>` in text/. */
export type AdminCode =
  | 'not-admin'
  | 'no-such-guest'
  | 'bad-addresses'
  | 'addresses-too-wide'
  | 'not-muted'
  | 'not-barred'
  | 'report-closed'
  | 'no-log';

export const refuseAdmin = (
  code: AdminCode,
  values: { readonly [name: string]: Json } = {},
  field?: string,
): Refusal<AdminCode> => refusal(code, values, field);
