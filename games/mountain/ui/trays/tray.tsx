import type { ComponentType } from 'react';
import type { MountainProps } from '../show/props.ts';
import { ArriveTray } from './arrive/arrive-tray.tsx';
import { Waits } from './common/waits.tsx';
import { ChallengeTray } from './duel/challenge-tray.tsx';
import { DuelTray } from './duel/duel-tray.tsx';
import { LootTray } from './exchange/loot-tray.tsx';
import { OverflowTray, ShopTray, ThiefTray } from './exchange/part-tray.tsx';
import { TradeTray } from './exchange/trade-tray.tsx';
import { FightTray } from './fight/fight-tray.tsx';
import { ForkTray } from './fork/fork-tray.tsx';
import { StealTray } from './fork/steal-tray.tsx';
import { InitiativeTray } from './initiative/initiative-tray.tsx';
import { InterruptTray } from './interrupt/interrupt-tray.tsx';
import { NewsTray } from './news/news-tray.tsx';
import { useNews } from './news/use-news.ts';
import { type TrayName, trayShown } from './tray-of.ts';
import { VultureTray } from './vultures/vulture-tray.tsx';
import { WaveTray } from './wave/wave-tray.tsx';

/** The question in words; for spectators, who is waited for. */
function PromptTray(props: MountainProps) {
  if (props.question !== null) return props.parts.prompt;
  return (
    <div className="oak-tray">
      <Waits {...props} />
    </div>
  );
}

const TRAYS: { readonly [name in TrayName]: ComponentType<MountainProps> } = {
  initiative: InitiativeTray,
  fight: FightTray,
  duel: DuelTray,
  challenge: ChallengeTray,
  arrive: ArriveTray,
  interrupt: InterruptTray,
  loot: LootTray,
  trade: TradeTray,
  overflow: OverflowTray,
  thief: ThiefTray,
  fork: ForkTray,
  shop: ShopTray,
  steal: StealTray,
  wave: WaveTray,
  vulture: VultureTray,
  prompt: PromptTray,
};

/** While a player walks, the tray is held low, so that the walk is seen. It can still be pressed, which ends the walk. */
const isOnTheMountain = ({ show: { now } }: MountainProps): boolean => now !== null && WALKS.has(now.event.type);
const WALKS: ReadonlySet<string> = new Set(['rolled', 'moved', 'swapped']);

/**
 * The tray in front of the mountain: the question or what goes on, else the latest news; null: nothing. It is always mounted, because news
 * do not take the ledge's room. `trayOf` says which trays do.
 */
export function Tray(props: MountainProps) {
  const { news, close } = useNews(props);
  const name = trayShown(props);
  if (name === null) return news === null || props.over !== null ? null : <NewsTray {...props} news={news} onClose={close} />;
  const Lying = TRAYS[name];
  return (
    <>
      {isOnTheMountain(props) && <i className="tray-held" />}
      <Lying key={name} {...props} />
    </>
  );
}
