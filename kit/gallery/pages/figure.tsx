import { Figure, Shield } from '@tavern/kit';
import text from '../text/figure.json';

const CRESTS = ['pocket-bow', 'shield-reflect', 'monk-face', 'knapsack', 'spyglass', 'galea'] as const;
const STATES = ['current', 'waiting', 'invisible', 'down'] as const;
const HP = [4, 4, 2, 0] as const;

export default function FigurePage() {
  return (
    <>
      <h2>{text.shields}</h2>
      <div className="g-row">
        {CRESTS.map((crest, seat) => (
          <Shield key={crest} seat={seat} crest={crest} size={72} />
        ))}
      </div>
      <div className="g-row">
        {CRESTS.map((crest, seat) => (
          <Shield key={crest} seat={seat} size={36} />
        ))}
        {CRESTS.map((crest, seat) => (
          <Shield key={crest} seat={seat} crest={crest} size={36} faded />
        ))}
      </div>
      <h2>{text.states}</h2>
      <div className="g-row">
        {STATES.map((state, i) => (
          <div key={state} className="g-said">
            <Figure seat={i} crest={CRESTS[i]} name={text.names[i] ?? ''} hp={[HP[i] ?? 0, 5]} state={state} />
            {text[state]}
          </div>
        ))}
      </div>
      <h2>{text.sizes}</h2>
      <div className="g-row g-big">
        <Figure seat={0} crest="pocket-bow" name={text.names[0] ?? ''} hp={[4, 5]} state="current" className="g-large" />
        <Figure seat={4} crest="spyglass" name={text.names[4] ?? ''} hp={[1, 5]} />
        <Figure seat={5} crest="galea" name={text.long} hp={[3, 5]} />
        <Figure seat={2} crest="monk-face" name={text.han} hp={[3, 5]} state="down" />
        <Figure seat={2} crest="monk-face" name={text.han} hp={[3, 5]} />
      </div>
    </>
  );
}
