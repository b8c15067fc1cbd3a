import { type Language, lineText, type Refusal, render, withEngineTexts } from '@tavern/engine';
import { entryOf as gameEntry } from '@tavern/games';
import { hostTexts, relive } from '@tavern/host';
import { damageIn } from '../play/chain.ts';
import { packOf } from '../play/pack.ts';
import { entryOf, matchOfRow, peopleOf, sameRules } from '../play/rebuild.ts';
import { spokenNames } from '../play/spoken-names.ts';
import type { MatchRow, MatchStore } from '../store/store.ts';
import { refuseAdmin } from './refusal.ts';

/** One line of a match's log, as spectators see it. */
export interface LogLine {
  /** ms since the match began. */
  readonly at: number;
  readonly text: string;
  /** A turn or round begins. */
  readonly heading: boolean;
}

/** What happened in a match, in words: played again from its answers, so it is there for running matches and for old ones. */
export async function matchLog(
  row: MatchRow,
  matches: Pick<MatchStore, 'answers'>,
  language: Language,
): Promise<{ readonly ok: true; readonly lines: readonly LogLine[] } | Refusal> {
  const pack = gameEntry(row.game) === undefined ? null : await packOf(row.game);
  if (pack === null || !sameRules(pack, row)) return refuseAdmin('no-log', { match: row.id });
  const log = await matches.answers(row.id);
  if (damageIn(row, log) !== null) return refuseAdmin('no-log', { match: row.id });
  const words = { ...withEngineTexts(hostTexts)[language], ...pack.texts[language] };
  const names = spokenNames(row, language);
  const relived = relive(matchOfRow(pack, row), log.map(entryOf), { viewers: [null], people: peopleOf(row) });
  const lines = relived(null).flatMap(({ at, events }) =>
    events.flatMap((event) => {
      const line = pack.tell.event(event);
      return line === null ? [] : [{ at, text: render(words, lineText(line), names), heading: line.heading === true }];
    }),
  );
  return { ok: true, lines };
}
