import './choice-panel.css';
import type { Field, Json } from '@tavern/engine';
import { Icon, Shield } from '@tavern/kit';
import { Typed } from '@tavern/kit/typed.tsx';
import { lazy, Suspense, useState } from 'react';
import type { LobbyPack } from '../../model/lobby/lobby-pack.ts';
import type { Chosen } from '../../parts/rules/presets.ts';
import { RuleRow } from '../../parts/rules/rule-row.tsx';
import { hasCards } from '../../parts/seats/card-look.ts';
import { useSpeech } from '../../words/words.ts';
import { CardChoice } from './card-choice.tsx';
import type { Chooser } from './chooser.ts';
import { clashOf } from './clash.ts';

const DeckChoice = lazy(() => import('./deck-choice.tsx'));

interface ChoicePanelProps {
  readonly game: string;
  readonly pack: LobbyPack;
  readonly fields: readonly Field[];
  readonly rules: Chosen;
  readonly choosers: readonly Chooser[];
  /** The seat of the player who looks at this; null: none. */
  readonly own: number | null;
  readonly onChoose: (seat: number, choice: Chosen) => void;
}

const DECK = 'deck';

/** What seats choose before the match, built from the game's schema: boxes of decks, cards where there are some, otherwise lines. */
export function ChoicePanel({ game, pack, fields, rules, choosers, own, onChoose }: ChoicePanelProps) {
  const { words } = useSpeech();
  const able = choosers.filter(({ mayChoose }) => mayChoose);
  const [picked, setPicked] = useState<number | null>(null);
  const current = able.find(({ seat }) => seat === picked) ?? able.find(({ you }) => you) ?? able[0];
  const chooseFor = (chooser: Chooser | undefined, name: string, value: Json): void => {
    if (chooser !== undefined) onChoose(chooser.seat, { ...chooser.choice, [name]: value });
  };
  const choose = (name: string, value: Json): void => chooseFor(current, name, value);
  const decks = pack.decks === undefined ? undefined : fields.find(({ name }) => name === DECK);
  const others = fields.filter((field) => field !== decks);
  const onCards = others.filter((field) => hasCards(words, field));
  const onLines = others.filter((field) => !hasCards(words, field));
  return (
    <div className="choices">
      <ChoiceHead field={fields[0]} able={able} current={current} onPick={setPicked} />
      {pack.decks !== undefined && decks?.type === 'choice' && (
        <Suspense>
          <DeckChoice
            game={game}
            pack={pack}
            rules={pack.decks}
            field={decks}
            choosers={choosers}
            current={current}
            own={own}
            onChoose={(chooser, deck) => chooseFor(chooser, decks.name, deck)}
          />
        </Suspense>
      )}
      {onCards.map(
        (field) =>
          field.type === 'choice' && (
            <CardChoice
              key={field.name}
              pack={pack}
              field={field}
              choosers={choosers}
              current={current}
              whyNot={(value) => (current === undefined ? null : clashOf(pack, rules, choosers, current, field.name, value))}
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
              <Typed text={each.you ? t('common.you') : each.name} />
              {each.bot && <Icon name="cog" />}
            </button>
          ))}
        </div>
      )}
    </header>
  );
}
