export const recordLink = null as any;
export const recordFrom = null as any;
