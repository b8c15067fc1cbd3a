/** "3", or "2–4" where several faces of the die lead to the same tile. */
export function rollsText(rolls: readonly number[]): string {
  const [first, last] = [rolls[0], rolls.at(-1)];
  if (first === undefined || last === undefined) return '';
  return first === last ? `${first}` : `${first}–${last}`;
}
