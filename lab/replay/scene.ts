import { type Eyes, optionText, type Packet, say, type Types } from '@tavern/engine';
import type { GamePack } from '@tavern/games';
import type { Screen } from '../play/screen.ts';
import type { Reel } from './reel.ts';

/** One moment of a match in words: where it is, what happened, the table, what is chosen in secret, and who is asked. */
export class Scene {
  private readonly pack: GamePack;
  private readonly reel: Reel;
  private readonly screen: Screen;

  constructor(pack: GamePack, reel: Reel, screen: Screen) {
    this.pack = pack;
    this.reel = reel;
    this.screen = screen;
  }

  print(at: number, eyes: Eyes): void {
    const { reel, screen } = this;
    const frame = reel.frameAt(eyes, at);
    screen.print(this.where(at, eyes));
    if (reel.saw(eyes, at)) screen.log(frame);
    else screen.print(`  ${screen.words('replay.unseen')}`);
    screen.wholeTable(frame.packet, eyes === 'all' ? null : eyes);
    this.printSealed(frame.packet);
    if (frame.packet.over !== null) screen.outcome(frame.packet.over);
    else if (frame.packet.waiting.length > 0)
      screen.print(screen.words('replay.waits', { who: frame.packet.waiting.map(({ seat }) => ({ seat })) }));
  }

  /** Every answer, and what these eyes saw of it. */
  printAll(eyes: Eyes): void {
    const { reel, screen } = this;
    for (let at = 0; at <= reel.last; at++) {
      if (!reel.saw(eyes, at)) continue;
      const frame = reel.frameAt(eyes, at);
      const mark = reel.isMoment(at) ? '*' : ' ';
      screen.log(frame, `${mark}${String(at).padStart(String(reel.last).length)} `);
      if (frame.packet.over !== null) screen.outcome(frame.packet.over);
    }
  }

  private where(at: number, eyes: Eyes): string {
    const { reel, screen } = this;
    const whose =
      eyes === null
        ? say('replay.eyes.spectator')
        : eyes === 'all'
          ? say('replay.eyes.all')
          : say('seat.name', { who: { seat: eyes } });
    const round = reel.roundAt(at);
    const values = { at, of: reel.record.answers.length, eyes: whose };
    const place =
      round === null || round < 1 ? screen.words('replay.at', values) : screen.words('replay.at.round', { ...values, round });
    return reel.isMoment(at) ? screen.words('replay.matters', { place }) : place;
  }

  private printSealed({ sealed = [] }: Packet<Types>): void {
    const { tell } = this.pack;
    for (const { seat, ask, option } of sealed)
      this.screen.print(
        this.screen.words('replay.sealed', { who: { seat }, choice: this.screen.text(optionText(tell.option(option, ask))) }),
      );
  }
}
