/** The channel on which a planted bot that loops tells that it still does. */
export const BEATS = 'beats';
