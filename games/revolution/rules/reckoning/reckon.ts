import { CHARACTER_ZONES } from '../state.ts';
import { hasFreedom } from './placing.ts';
import { type Character, type Sheet, sheetOf, type Team } from './sheet.ts';
import { award } from './steps/award.ts';
import { findCombos } from './steps/combo.ts';
import { changeCombos } from './steps/combo-bonus.ts';
import { applyCharacters } from './steps/effects.ts';
import { keepAboveZero } from './steps/floor.ts';
import { applyHelp } from './steps/help.ts';
import { decideHelp } from './steps/help-activity.ts';
import { applyLeaders } from './steps/leader.ts';
import { nullify } from './steps/nullify.ts';
import { printPower } from './steps/printed.ts';
import { applySecrets } from './steps/secret.ts';
import { addUp } from './steps/total.ts';
import { tallyOf } from './tally.ts';
import type { Board, CharacterReckoning, Reckoning, SideReckoning } from './types.ts';

// The one calculator (C-05): view, bots, battle, tally and tips all ask it, and nothing of it is stored. What the document keeps as
// fieldEffects (RR-046) and reads by accessors (RR-049) is here: calculatedPowers are `characters`, disabledCards `help`, specialEffects
// `freedom` and the lines that were kept away, victoryPointModifiers `awards`; zoneRestrictions are in placing.ts.
// A new leader is a new board: nothing of the old one is left (RR-048).

/** Section 4 of the rules, steps 0 to 11. */
const STEPS: readonly ((sheet: Sheet) => void)[] = [
  decideHelp,
  printPower,
  applyLeaders,
  applyCharacters,
  applyHelp,
  applySecrets,
  keepAboveZero,
  nullify,
  findCombos,
  changeCombos,
  addUp,
  award,
];

function worked(board: Board): Sheet {
  const sheet = sheetOf(board);
  for (const step of STEPS) step(sheet);
  return sheet;
}

const characterOf = ({ zone, card, power, lines }: Character): CharacterReckoning => ({
  zone,
  card: (card?.id ?? null) as CharacterReckoning['card'],
  printed: card?.power ?? 0,
  lines,
  power,
});

/** In the order top, left, right; face-down only where something gave it power (sp-9). */
function charactersOf({ up, down }: Team): CharacterReckoning[] {
  const shown = down.every(({ lines }) => lines.length === 0) ? up : [...up, ...down.filter(({ lines }) => lines.length > 0)];
  const found = shown.map(characterOf);
  return shown === up ? found : found.sort((a, b) => CHARACTER_ZONES.indexOf(a.zone) - CHARACTER_ZONES.indexOf(b.zone));
}

function sideOf(team: Team, { acts }: Sheet): SideReckoning {
  const characters = charactersOf(team);
  let power = 0;
  for (const character of characters) power += character.power;
  return {
    characters,
    power,
    combos: team.combos,
    comboLines: team.comboLines,
    comboBonus: team.comboBonus,
    totalLines: team.totalLines,
    total: team.total,
    help: team.helpState,
    freedom: hasFreedom(acts, team),
  };
}

/** Both sides of a board: every power, combo, total and award, with the lines that made it. */
export function reckon(board: Board): Reckoning {
  const sheet = worked(board);
  const [one, two] = sheet.teams;
  const sides = sheet.teams.map((team) => sideOf(team, sheet));
  return {
    sides,
    winner: winnerOf(one, two),
    lead: Math.abs(one.total - two.total),
    awards: sheet.teams.map(({ award: lines, points }) => ({ lines, points })),
    tally: tallyOf(sides),
  };
}

function winnerOf(one: Team, two: Team): Reckoning['winner'] {
  if (one.total === two.total) return null;
  return one.total > two.total ? one.seat : two.seat;
}

/** What a board comes to, by seat. */
export interface Weight {
  readonly totals: readonly [number, number];
  readonly combos: readonly [number, number];
  readonly points: readonly [number, number];
}

/** The same reckoning without its words, for bots that look at thousands of boards. */
export function weigh(board: Board): Weight {
  const [one, two] = worked(board).teams;
  return {
    totals: [one.total, two.total],
    combos: [one.comboBonus, two.comboBonus],
    points: [one.points, two.points],
  };
}
