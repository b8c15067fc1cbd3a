/** Screens with room for decks and book beside the mountain, as in table.css: neither narrow nor low. */
export const ROOMY = '(min-width: 1101px) and (min-height: 521px), (min-width: 761px) and (min-height: 601px)';
