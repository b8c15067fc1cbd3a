import type { MountainProps } from '../../show/props.ts';
import { TrayActs } from '../common/choices.tsx';
import { Waits } from '../common/waits.tsx';
import { RefuseButton } from './refuse-button.tsx';
import type { Exchange } from './use-exchange.ts';

/** The options for the chosen item and for the whole exchange; for spectators, who is waited for. */
export function ExchangeFoot({
  exchange,
  meanwhile,
  ...props
}: MountainProps & { readonly exchange: Exchange; readonly meanwhile?: string }) {
  const { asked, controls, choose } = exchange;
  if (asked === null) return <Waits {...props} />;
  return (
    <>
      {controls.length === 0 ? (
        <p className="tray-waits">{meanwhile}</p>
      ) : (
        <TrayActs controls={controls} onChoose={choose} aside={<RefuseButton asked={asked} />} />
      )}
      {props.parts.handOn}
    </>
  );
}
