import { Button, TextField, Toggle } from '@tavern/kit';
import type { Act } from '@tavern/kit/acts/index.ts';
import { Prompt } from '@tavern/kit/prompt/prompt.tsx';
import { useState } from 'react';
import text from '../text/prompt.json';
import './behaviour.css';

const TURN: readonly Act[] = [
  { id: 'move', label: text.move, sub: text.moveSub, icon: 'boots', kind: 'primary' },
  { id: 'sleep', label: text.sleep, sub: text.sleepSub, icon: 'night-sleep' },
  { id: 'loot', label: text.loot, why: text.lootWhy, icon: 'swap-bag' },
  { id: 'duel', label: text.duel, sub: text.duelSub, icon: 'crossed-swords' },
  { id: 'trade', label: text.trade, sub: text.tradeSub, icon: 'trade' },
  { id: 'end', label: text.end, why: text.endWhy, icon: 'hourglass' },
  { id: 'give-up', label: text.giveUp, sub: text.giveUpSub, icon: 'exit-door', confirm: text.giveUpConfirm },
];
const FEW: readonly Act[] = [
  { id: 'cancel', label: text.cancel, kind: 'danger' },
  { id: 'fall', label: text.fall },
];
const MANY: readonly Act[] = [text.drinks, text.weapons, text.scrolls].flatMap((kind, row) =>
  Array.from({ length: row === 0 ? 14 : 13 }, (_, index) => ({
    id: `${row}-${index}`,
    label: text.item.replace('{kind}', kind).replace('{n}', `${index + 1}`),
    group: kind,
  })),
);
const ZH: readonly Act[] = [
  { id: 'move', label: text.zhMove, sub: text.zhMoveSub, icon: 'boots', kind: 'primary' },
  { id: 'sleep', label: text.zhSleep, sub: text.zhSleepSub, icon: 'night-sleep' },
  { id: 'duel', label: text.zhDuel, sub: text.zhDuelSub, icon: 'crossed-swords' },
  { id: 'trade', label: text.zhTrade, sub: text.zhTradeSub, icon: 'trade' },
  { id: 'loot', label: text.zhLoot, why: text.zhLootWhy, icon: 'swap-bag' },
];
const ZH_FEW: readonly Act[] = [
  { id: 'cancel', label: text.zhCancel, kind: 'danger' },
  { id: 'fall', label: text.zhFall },
];

export default function PromptPage() {
  const [chosen, setChosen] = useState<string | null>(null);
  const [busy, setBusy] = useState(false);
  const [many, setMany] = useState(false);
  const [draft, setDraft] = useState('');
  const choose = ({ id }: Act): void => setChosen(id);
  return (
    <>
      <h2>{text.turn}</h2>
      <div className="g-prompt">
        <Prompt
          label={text.label}
          question={many ? text.manyQuestion : text.turnQuestion}
          detail={many ? text.manyDetail : undefined}
          options={many ? MANY : TURN}
          reserved={['q', 'x']}
          busy={busy}
          onChoose={choose}
        />
        <p data-chosen={chosen ?? ''}>{text.chosen.replace('{what}', chosen ?? text.none)}</p>
        <div className="g-row close">
          <Button hotkey="x" onPress={() => setMany(!many)}>
            {text.next}
          </Button>
          <Toggle label={text.busy} value={busy} onChange={setBusy} />
          <TextField label={text.chat} placeholder={text.chat} value={draft} onChange={setDraft} />
        </div>
      </div>
      <h2>{text.few}</h2>
      <div className="g-prompt">
        <Prompt
          label={text.label}
          icon="clover"
          question={text.fewQuestion}
          detail={text.fewDetail}
          options={FEW}
          onChoose={choose}
        />
      </div>
      <h2>{text.many}</h2>
      <div className="g-prompt">
        <Prompt
          label={text.label}
          question={text.manyQuestion}
          detail={text.manyDetail}
          options={MANY}
          reserved={['q', 'x']}
          onChoose={choose}
        />
      </div>
      <h2>{text.zh}</h2>
      <div className="g-prompt" lang="zh-Hant">
        <Prompt label={text.zhLabel} question={text.zhTurn} options={ZH} onChoose={choose} />
        <Prompt
          label={text.zhLabel}
          icon="clover"
          question={text.zhQuestion}
          detail={text.zhDetail}
          options={ZH_FEW}
          onChoose={choose}
        />
      </div>
    </>
  );
}
