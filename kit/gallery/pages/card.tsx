import { Card, CardBack, type CardDeck, type CardNumber, type CardSize } from '@tavern/kit';
import text from '../text/card.json';

type Sample = keyof typeof text.cards;
interface Words {
  readonly name: string;
  readonly kind: string;
  readonly text?: string;
  readonly flavour?: string;
}

const number = (label: string, value: number): CardNumber => ({ label, value });
const attack = (value: number) => ({ attack: number(text.attack, value) });
const defence = (value: number) => ({ defence: number(text.defence, value) });
const movement = (value: number) => ({ movement: number(text.movement, value) });
const hp = (value: number) => ({ hp: number(text.hp, value) });

interface Look {
  readonly deck: CardDeck;
  readonly icon: string;
  readonly tier?: number;
  readonly numbers?: { readonly [corner: string]: CardNumber };
}

const LOOKS: Readonly<Record<Sample, Look>> = {
  fang: { deck: 'treasure', icon: 'two-handed-sword', tier: 3, numbers: attack(3) },
  blink: { deck: 'treasure', icon: 'scroll-unfurled', tier: 3 },
  whelp: { deck: 'enemy', icon: 'spiked-dragon-head', tier: 3, numbers: { ...attack(3), ...defence(2), ...hp(3) } },
  wave: { deck: 'luck', icon: 'at-sea' },
  monk: { deck: 'class', icon: 'monk-face' },
  sword: { deck: 'treasure', icon: 'broadsword', tier: 2, numbers: attack(2) },
  aegis: { deck: 'treasure', icon: 'winged-shield', tier: 3, numbers: { ...defence(3), ...movement(-1) } },
  beer: { deck: 'treasure', icon: 'beer-stein', tier: 1 },
  orc: { deck: 'enemy', icon: 'orc-head', tier: 2, numbers: { ...attack(2), ...defence(1), ...hp(2) } },
  cave: { deck: 'luck', icon: 'falling-rocks' },
  hunter: { deck: 'class', icon: 'pocket-bow' },
  lamp: { deck: 'treasure', icon: 'old-lantern', tier: 1 },
  trap: { deck: 'treasure', icon: 'wolf-trap', tier: 1 },
  zhLamp: { deck: 'treasure', icon: 'old-lantern', tier: 1 },
  zhFang: { deck: 'treasure', icon: 'two-handed-sword', tier: 3, numbers: attack(3) },
  zhMonk: { deck: 'class', icon: 'monk-face' },
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
        <CardBack size="s" deck="treasure" tier={2} label={text.treasureBack} />
        <CardBack size="s" deck="enemy" tier={3} label={text.enemyBack} />
        <CardBack size="s" deck="luck" label={text.luckBack} />
        <CardBack size="s" deck="class" label={text.classBack} />
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
