/** What the host wants to do to others: send a guest away, or start without those who are not ready. */
export type HostAsked =
  | { readonly away: string }
  | { readonly without: readonly { readonly seat: number; readonly guest: string }[] };
