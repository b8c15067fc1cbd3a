/** Fetches the style sheet that knows in which piece of the Chinese font each letter is: too big to hold up the first paint. */
export const loadHan = (): Promise<unknown> => import('./css/han.css');
