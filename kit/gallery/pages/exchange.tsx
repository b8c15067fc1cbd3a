import { Announcer, Exchange, Icon, type Side } from '@tavern/kit';
import { useState } from 'react';
import text from '../text/exchange.json';
import './behaviour.css';

const ITEMS = [
  { id: 'dagger', icon: 'plain-dagger', label: text.dagger },
  { id: 'beer', icon: 'beer-stein', label: text.beer },
  { id: 'trap', icon: 'wolf-trap', label: text.trap },
  { id: 'robe', icon: 'robe', label: text.robe },
  { id: 'shield', icon: 'round-shield', label: text.shield, why: text.heavy },
];

export default function ExchangePage() {
  const [given, setGiven] = useState<readonly string[]>([]);
  const laid = (side: Side) =>
    ITEMS.filter(({ id }) => given.includes(id) === (side === 1)).map(({ id, icon, label, why }) => ({
      id,
      label,
      why,
      content: (
        <span className="g-item m-parch">
          <Icon name={icon} />
          <span>{label}</span>
        </span>
      ),
    }));
  return (
    <div className="g-tray">
      <Exchange
        sides={[
          { title: text.keep, items: laid(0), note: text.note.replace('{n}', `${laid(0).length}`) },
          { title: text.give, items: laid(1), empty: text.empty },
        ]}
        onMove={(id, side) => setGiven((before) => (side === 1 ? [...before, id] : before.filter((each) => each !== id)))}
        moveLabel={({ label }, side) => (side === 1 ? text.giveItem : text.keepItem).replace('{item}', label)}
        movedLabel={({ label }, side) => (side === 1 ? text.given : text.kept).replace('{item}', label)}
      />
      <Announcer />
    </div>
  );
}
