import { entryOf, type GamePack } from '@tavern/games';
import type { Frame, Times } from '@tavern/host';
import type { GameUi } from '@tavern/kit';
import { namedRules } from '../../model/lobby/named-rules.ts';
import { roundOf } from '../../model/round.ts';
import { rulesIn } from '../../model/rules-in-force.ts';
import type { ShownTable } from '../../model/shown-table.ts';
import type { TableView } from '../../model/use-table.ts';
import { presetOf } from '../../parts/rules/presets.ts';
import { useSpeech } from '../../words/words.ts';
import { useClock } from '../clock/use-clock.ts';
import { headlineOf, inStory } from './headline-of.ts';
import { type StoryState, useKept } from './use-story.ts';
import { wordedBy } from './worded.ts';

interface BeamInput {
  readonly source: ShownTable;
  readonly company: { readonly code: string } | null;
  readonly times: Times | null;
  readonly table: TableView;
  readonly pack: GamePack;
  readonly frame: Frame;
  readonly ui: GameUi | null;
}

/** What the beam says: whose turn it is, how long they have, which game this is and where it is played. */
export function useBeam({ source, company, times, table, pack, frame, ui }: BeamInput, { story, isAhead, taken }: StoryState) {
  const { t } = useSpeech();
  const { packet } = frame;
  const { front, status } = table;
  const clock = useClock(table, times, story !== null || isAhead);
  const kinds = pack.game.questions as { readonly [kind: string]: { readonly window?: boolean } | undefined };
  const isWindow = (kind: string): boolean => kinds[kind]?.window === true;
  // When it is over, none of several people at one screen is simply “you”; and nobody is whose match is only looked at, unless they were alone.
  const watched = source.where === 'replay';
  const told = watched && source.names.length > 1;
  const viewer = told || (packet.over !== null && source.own.length > 1) ? null : front;
  const question = told ? null : table.question;
  const asked = headlineOf({ packet, status, viewer, question, isWindow, next: table.curtain?.to ?? null });
  const headline = useKept(inStory(wordedBy(ui, asked, { packet, question, viewer, taken }), story), isAhead);
  // A round that is won in the story is not over before the story says so.
  const round = useKept(roundOf(packet.view), isAhead || story !== null);
  const where = [
    ...(watched ? [t('frame.replay')] : []),
    ...(round === null ? [] : [t('frame.round', { n: round })]),
    ...(source.daily === null ? ruleSetOf(source.game, pack, packet.view) : ['daily.title']).map((key) => t(key)),
    ...(company === null ? [] : [t('frame.room.code', { code: company.code })]),
  ].join(t('frame.where.between'));
  return { headline, clock, game: t('game.name'), where };
}

/** In a game for one the player chooses the rules: the beam says which, as keys of a text. */
function ruleSetOf(game: string, pack: GamePack, view: unknown): readonly string[] {
  const rules = rulesIn(view);
  if (rules === null || entryOf(game)?.solo !== true) return [];
  const preset = presetOf(namedRules(pack), rules);
  return [preset === null ? 'frame.rules.own' : `preset.${preset.id}.name`];
}
