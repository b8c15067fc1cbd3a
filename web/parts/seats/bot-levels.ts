/** The bot that sits down by default: the game's own, if it has one. */
export const usualLevel = (levels: readonly string[]): string => (levels.includes('normal') ? 'normal' : (levels[0] ?? 'random'));
