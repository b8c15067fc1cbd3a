import './hint.css';
import { useActsPlace } from '../acts/acts-place.tsx';
import { Button } from '../button.tsx';

/** The button that asks the house for a hint, and the answer. */
export function HintButton() {
  const { hint } = useActsPlace();
  if (hint === null) return null;
  if (hint.said !== null) return <p className="hint-said m-parch">{hint.said}</p>;
  if (hint.ask === null) return null;
  return (
    <Button className="hint" icon="owl" hotkey="h" onPress={hint.ask}>
      {hint.label}
    </Button>
  );
}
