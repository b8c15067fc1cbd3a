import { Announcer, Button, Icon } from '@tavern/kit';
import { assignKeys } from '@tavern/kit/acts/keys.ts';
import { classes } from '@tavern/kit/classes.ts';
import { Hand } from '@tavern/kit/hand/hand.tsx';
import { HiddenHand } from '@tavern/kit/hand/hidden-hand.tsx';
import { useState } from 'react';
import text from '../text/hand.json';
import './hand.css';

type Sample = keyof typeof text.cards;
type Pass = keyof typeof text.places;

/** Power of units; actions have none. Without targets, the card needs none. */
const LOOKS: Readonly<Record<Sample, { icon: string; power?: number; targets?: readonly Pass[] }>> = {
  assassin: { icon: 'hooded-assassin', power: 1, targets: ['III', 'IV'] },
  duelist: { icon: 'crossed-swords', power: 3, targets: ['III', 'IV'] },
  archer: { icon: 'archer', power: 3, targets: ['III', 'IV'] },
  berserker: { icon: 'enrage', power: 3, targets: ['III', 'IV'] },
  fireball: { icon: 'fireball', targets: ['I', 'II', 'III'] },
  gale: { icon: 'whirlwind', targets: ['I', 'II', 'III'] },
  storm: { icon: 'striking-arrows' },
  quagmire: { icon: 'swamp', targets: ['I', 'II', 'III', 'IV'] },
  captain: { icon: 'knight-banner', power: 2, targets: ['III', 'IV'] },
  mason: { icon: 'trowel', power: 2, targets: ['III', 'IV'] },
  golem: { icon: 'rock-golem', power: 6, targets: ['III', 'IV'] },
  rally: { icon: 'rally-the-troops' },
};
const SAMPLES = Object.keys(LOOKS) as readonly Sample[];
const PASSES = Object.keys(text.places) as readonly Pass[];

const put = (words: string, values: { readonly [name: string]: string | number }): string =>
  words.replaceAll(/\{(\w+)\}/g, (_, name: string) => `${values[name]}`);

function Face({ id }: { readonly id: Sample }) {
  const { icon, power } = LOOKS[id];
  const { name, text: rule } = text.cards[id];
  return (
    <div className={classes('g-war', power === undefined && 'action')}>
      <div className="g-war-in">
        <div className="g-war-plate">
          <Icon name={icon} />
        </div>
        <b>{name}</b>
        <small>{power === undefined ? text.action : text.unit}</small>
        <p>{rule}</p>
      </div>
      <span className="g-war-power">{power ?? <Icon name="magic-swirl" />}</span>
    </div>
  );
}

const Back = () => (
  <div className="g-war back">
    <Icon name="stone-wall" />
  </div>
);

interface TableProps {
  readonly samples: readonly Sample[];
  readonly blocked: { readonly [id: string]: string };
  readonly rival: number;
  readonly keys: boolean;
}

function Table({ samples, blocked, rival, keys }: TableProps) {
  const [gone, setGone] = useState<readonly string[]>([]);
  const [chosen, setChosen] = useState<string | null>(null);
  const [over, setOver] = useState<string | null>(null);
  const [said, setSaid] = useState(text.start);
  const held = samples.filter((id) => !gone.includes(id));
  const choose = (id: string | null): void => {
    setChosen(id);
    if (id === null) return setSaid(text.start);
    const { targets } = LOOKS[id as Sample];
    setSaid(put(targets === undefined ? text.free : text.aim, { card: text.cards[id as Sample].name }));
  };
  const play = (id: string, target: string | null): void => {
    setGone([...gone, id]);
    setChosen(null);
    const card = text.cards[id as Sample].name;
    setSaid(target === null ? put(text.done, { card }) : put(text.played, { card, place: text.places[target as Pass] }));
  };
  const assigned = assignKeys(held.length);
  const lit = chosen === null ? [] : (LOOKS[chosen as Sample].targets ?? []);
  return (
    <div className="g-front">
      <HiddenHand
        label={put(text.rival, { n: rival })}
        cards={Array.from({ length: rival }, (_, index) => ({ id: `${index}`, back: <Back /> }))}
        across
        sunk={0.45}
      />
      <div className="g-passes">
        {PASSES.map((pass) => (
          <button
            key={pass}
            type="button"
            data-drop={pass}
            disabled={!lit.includes(pass)}
            className={classes('g-pass', lit.includes(pass) && 'lit', over === pass && lit.includes(pass) && 'over')}
            onClick={() => chosen !== null && play(chosen, pass)}
          >
            <b>{pass}</b>
            <span>{text.places[pass]}</span>
          </button>
        ))}
      </div>
      <p className="g-word">{said}</p>
      <Hand
        label={put(text.yours, { n: held.length })}
        sunk={0.2}
        cards={held.map((id, index) => ({
          id,
          label: `${text.cards[id].name}. ${text.cards[id].text}`,
          face: <Face id={id} />,
          playable: blocked[id] === undefined,
          why: blocked[id],
          targets: LOOKS[id].targets,
          hotkey: keys ? assigned[index] : undefined,
        }))}
        chosen={chosen}
        onChoose={choose}
        onPlay={play}
        onOver={setOver}
      />
      {gone.length > 0 && (
        <Button className="g-again" onPress={() => setGone([])}>
          {text.again}
        </Button>
      )}
    </div>
  );
}

export default function HandPage() {
  return (
    <>
      <h2>{text.war}</h2>
      <Table samples={SAMPLES.slice(0, 8)} blocked={{ gale: text.short }} rival={5} keys />
      <h2>{text.many}</h2>
      <Table
        samples={SAMPLES}
        blocked={{ duelist: text.taken, fireball: text.secret, mason: text.short, rally: text.secret }}
        rival={9}
        keys={false}
      />
      <Announcer />
    </>
  );
}
