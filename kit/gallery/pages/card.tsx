import './card.css';
import { Card, CardBack, type CardCorner, type CardDeck, type CardSize } from '@tavern/kit';
import text from '../text/card.json';

type Sample = keyof typeof text.cards;
interface Words {
  readonly name: string;
  readonly kind: string;
  readonly text?: string;
  readonly flavour?: string;
}

/** Decks as a game would bring them, with card.css. */
const gold: CardDeck = { id: 'gold', emblem: 'locked-chest' };
const frost: CardDeck = { id: 'frost', emblem: 'tarot-10-wheel-of-fortune' };

const attack = (n: number): CardCorner => ({ at: 'left', icon: 'crossed-swords', text: `+${n}`, label: text.attack });
const defence = (n: number): CardCorner => ({ at: 'right', icon: 'shield', text: `+${n}`, label: text.defence });
const slower = (n: number): CardCorner => ({ at: 'left', icon: 'boots', text: `−${n}`, label: text.movement });
const hp = (n: number): CardCorner => ({ at: 'head', icon: 'hearts', text: `${n}`, label: text.hp });

interface Look {
  readonly deck?: CardDeck;
  readonly icon: string;
  readonly tier?: number;
  readonly corners?: readonly CardCorner[];
}

const LOOKS: Readonly<Record<Sample, Look>> = {
  fang: { deck: gold, icon: 'two-handed-sword', tier: 3, corners: [attack(3)] },
  blink: { deck: gold, icon: 'scroll-unfurled', tier: 3 },
  whelp: { icon: 'spiked-dragon-head', tier: 3, corners: [attack(3), defence(2), hp(3)] },
  wave: { deck: frost, icon: 'at-sea' },
  monk: { icon: 'monk-face' },
  sword: { deck: gold, icon: 'broadsword', tier: 2, corners: [attack(2)] },
  aegis: { deck: gold, icon: 'winged-shield', tier: 3, corners: [defence(3), slower(1)] },
  beer: { deck: gold, icon: 'beer-stein', tier: 1 },
  orc: { icon: 'orc-head', tier: 2, corners: [attack(2), defence(1), hp(2)] },
  cave: { deck: frost, icon: 'falling-rocks' },
  hunter: { icon: 'pocket-bow' },
  lamp: { deck: gold, icon: 'old-lantern', tier: 1 },
  trap: { deck: gold, icon: 'wolf-trap', tier: 1 },
  zhLamp: { deck: gold, icon: 'old-lantern', tier: 1 },
  zhFang: { deck: gold, icon: 'two-handed-sword', tier: 3, corners: [attack(3)] },
  zhMonk: { icon: 'monk-face' },
};

function Shown({ id, size, selected }: { readonly id: Sample; readonly size: CardSize; readonly selected?: boolean }) {
  const words: Words = text.cards[id];
  const look = LOOKS[id];
  return (
    <Card
      {...words}
      {...look}
      size={size}
      selected={selected}
      enlarge={size !== 'l'}
      tierLabel={text.tier.replace('{n}', `${look.tier}`)}
    />
  );
}

export default function CardPage() {
  return (
    <>
      <h2>{text.large}</h2>
      <div className="g-row">
        <Shown id="fang" size="l" />
        {(['blink', 'whelp', 'wave', 'monk'] as const).map((id) => (
          <Shown key={id} id={id} size="m" />
        ))}
      </div>
      <div className="g-row">
        {(['sword', 'aegis', 'beer', 'orc', 'cave', 'hunter', 'fang'] as const).map((id) => (
          <Shown key={id} id={id} size="s" selected={id === 'beer'} />
        ))}
      </div>
      <h2>{text.backs}</h2>
      <div className="g-row">
        <CardBack size="s" deck={gold} tier={2} label={text.goldBack} />
        <CardBack size="s" deck={frost} label={text.frostBack} />
      </div>
      <h2>{text.long}</h2>
      <div className="g-row">
        {(['l', 'm', 's'] as const).map((size) => (
          <Shown key={size} id="lamp" size={size} />
        ))}
        <Shown id="trap" size="m" />
        <Shown id="trap" size="s" />
      </div>
      <h2 lang="zh-Hant">{text.han}</h2>
      <div className="g-row" lang="zh-Hant">
        {(['l', 'm', 's'] as const).map((size) => (
          <Shown key={size} id="zhLamp" size={size} />
        ))}
        <Shown id="zhMonk" size="m" />
        <Shown id="zhMonk" size="s" />
        <Shown id="zhFang" size="s" />
      </div>
    </>
  );
}
