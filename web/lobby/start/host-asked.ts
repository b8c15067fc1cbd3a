/** What the host wants to do to others: to send one of them away, or to start without those who are not ready. */
export type HostAsked =
  | { readonly away: string }
  | { readonly without: readonly { readonly seat: number; readonly guest: string }[] };
