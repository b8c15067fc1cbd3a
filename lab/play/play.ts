import { type Language, render, say } from '@tavern/engine';
import { type GameEntry, registry } from '@tavern/games';
import { gameEntry } from '../arguments.ts';
import { wordsOf } from '../words.ts';
import { arrange } from './arrange.ts';
import { ArrowMenu } from './arrow-menu.ts';
import { arrangementFrom, wantedFrom } from './command-line.ts';
import { LineMenu } from './line-menu.ts';
import { Left, type Menu } from './menu.ts';
import { playOnline } from './online/online.ts';
import { INTERRUPTED, playMatch, untilInterrupted } from './sitting.ts';

/** `lab play [game]`: a match in the terminal, against bots, hot-seat, or on a server. */
export async function play(args: readonly string[]): Promise<number> {
  const wanted = wantedFrom(args);
  const { language, game, settled } = wanted;
  const person = process.stdin.isTTY && process.stdout.isTTY;
  const menu: Menu = person ? new ArrowMenu(language) : new LineMenu(language);
  try {
    const { server } = wanted;
    if (server !== undefined) return await untilInterrupted(playOnline(menu, { ...wanted, server }));
    const entry = game === undefined ? await chooseGame(menu, language) : gameEntry(game);
    const pack = await entry.load();
    const given = arrangementFrom(pack, wanted);
    const arrangement = person && !settled ? await arrange(menu, pack, given, wanted.names) : given;
    return await playMatch(menu, entry, pack, arrangement, wanted);
  } catch (error) {
    if (!(error instanceof Left)) throw error;
    console.log(`\n${render(wordsOf(language), say('play.left'))}`);
    return INTERRUPTED;
  } finally {
    menu.close();
  }
}

async function chooseGame(menu: Menu, language: Language): Promise<GameEntry> {
  const shown = registry.filter(({ hidden }) => hidden !== true);
  const entries = shown.length > 0 ? shown : registry;
  const choices = await Promise.all(
    entries.map(async (entry) => ({
      value: entry,
      name: wordsOf(language, (await entry.load()).texts)['game.name'] ?? entry.id,
    })),
  );
  if (choices.length === 1) return choices[0]?.value as GameEntry;
  return (await menu.choose(render(wordsOf(language), say('play.which')), choices)) ?? (entries[0] as GameEntry);
}
