/** Fetches the style sheet that maps letters to pieces of the Chinese font. It is too big to load before the first paint. */
export const loadHan = (): Promise<unknown> => import('./css/han.css');
