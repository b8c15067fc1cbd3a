import './choice-panel.css';
import type { Field, Json } from '@tavern/engine';
import type { GamePack } from '@tavern/games';
import { Icon, Shield } from '@tavern/kit';
import { useState } from 'react';
import type { Chosen } from '../../parts/rules/presets.ts';
import { RuleRow } from '../../parts/rules/rule-row.tsx';
import { hasCards } from '../../parts/seats/card-look.ts';
import { useSpeech } from '../../words/words.ts';
import { CardChoice } from './card-choice.tsx';

/** A player and their choice. `mayChoose`: the viewer may choose for them. */
export interface Chooser {
  readonly seat: number;
  readonly name: string;
  readonly you: boolean;
  readonly bot: boolean;
  readonly choice: Chosen;
  /** They have chosen it; otherwise it is only suggested. */
  readonly picked: boolean;
  readonly mayChoose: boolean;
}

interface ChoicePanelProps {
  readonly pack: GamePack;
  readonly fields: readonly Field[];
  readonly choosers: readonly Chooser[];
  readonly onChoose: (seat: number, choice: Chosen) => void;
}

/** What seats choose before the match, built from the game's schema: cards where there are some, otherwise lines. */
export function ChoicePanel({ pack, fields, choosers, onChoose }: ChoicePanelProps) {
  const { words } = useSpeech();
  const able = choosers.filter(({ mayChoose }) => mayChoose);
  const [picked, setPicked] = useState<number | null>(null);
  const current = able.find(({ seat }) => seat === picked) ?? able.find(({ you }) => you) ?? able[0];
  const choose = (name: string, value: Json): void => {
    if (current !== undefined) onChoose(current.seat, { ...current.choice, [name]: value });
  };
  const onCards = fields.filter((field) => hasCards(words, field));
  const onLines = fields.filter((field) => !hasCards(words, field));
  return (
    <div className="choices">
      <ChoiceHead field={fields[0]} able={able} current={current} onPick={setPicked} />
      {onCards.map(
        (field) =>
          field.type === 'choice' && (
            <CardChoice
              key={field.name}
              pack={pack}
              field={field}
              choosers={choosers}
              current={current}
              onChoose={(value) => choose(field.name, value)}
            />
          ),
      )}
      {onLines.length > 0 && current !== undefined && (
        <ul className="rule-list choice-lines m-parch m-sheet">
          {onLines.map((field) => (
            <RuleRow
              key={field.name}
              field={field}
              value={current.choice[field.name] ?? field.initial}
              onChange={(value) => choose(field.name, value)}
            />
          ))}
        </ul>
      )}
    </div>
  );
}

interface ChoiceHeadProps {
  readonly field: Field | undefined;
  readonly able: readonly Chooser[];
  readonly current: Chooser | undefined;
  readonly onPick: (seat: number) => void;
}

/** Whose choice this is. If the viewer may choose for several players, a row of their arms to pick from. */
function ChoiceHead({ field, able, current, onPick }: ChoiceHeadProps) {
  const { t, tell, language } = useSpeech();
  const label = field === undefined ? '' : tell(field.label);
  const what = label.toLocaleLowerCase(language);
  const title = (): string => {
    if (current === undefined) return label;
    return current.you ? t('lobby.choose.own', { what }) : t('lobby.choose.other', { what, who: current.name });
  };
  return (
    <header className="choice-head">
      <h2 className="t-display t-brass">{title()}</h2>
      {able.length > 1 && (
        <div className="choosers" role="group" aria-label={t('lobby.choose.whose')}>
          {able.map((each) => (
            <button
              type="button"
              key={each.seat}
              className="chooser"
              aria-pressed={each.seat === current?.seat}
              onClick={() => onPick(each.seat)}
            >
              <Shield seat={each.seat} size={20} />
              {each.you ? t('common.you') : each.name}
              {each.bot && <Icon name="cog" />}
            </button>
          ))}
        </div>
      )}
    </header>
  );
}
