import type { Field, Say } from '@tavern/engine';
import { Card, useHotkey } from '@tavern/kit';
import type { LobbyPack } from '../../model/lobby/lobby-pack.ts';
import { type CardLook, cardLook } from '../../parts/seats/card-look.ts';
import { crestOf } from '../../parts/seats/crests.ts';
import { useSpeech } from '../../words/words.ts';
import type { Chooser } from './chooser.ts';
import { Takers } from './takers.tsx';

interface CardChoiceProps {
  readonly pack: LobbyPack;
  readonly field: Extract<Field, { type: 'choice' }>;
  readonly choosers: readonly Chooser[];
  /** The player whose choice it is now; left out: the viewer may choose for nobody. */
  readonly current: Chooser | undefined;
  /** Why the player cannot have it beside what others have; null: they can. */
  readonly whyNot: (value: string | number | boolean) => Say | null;
  readonly onChoose: (value: string | number | boolean) => void;
}

/** The values of a choice as cards on the table, each with the players who have taken it. */
export function CardChoice({ pack, field, choosers, current, whyNot, onChoose }: CardChoiceProps) {
  const { words, tell } = useSpeech();
  return (
    <ul className="card-choice" aria-label={tell(field.label)}>
      {field.values.map(({ value }, index) => (
        <ChoiceCard
          key={String(value)}
          look={cardLook(words, pack.game, String(value))}
          icon={crestOf(pack, String(value))}
          nth={index + 1}
          takers={choosers.filter(({ choice, picked }) => picked && choice[field.name] === value)}
          lies={current?.choice[field.name] !== value ? 'there' : current.picked ? 'picked' : 'suggested'}
          whyNot={current === undefined ? null : whyNot(value)}
          onChoose={current === undefined ? undefined : () => onChoose(value)}
        />
      ))}
    </ul>
  );
}

interface ChoiceCardProps {
  readonly look: CardLook;
  readonly icon: string;
  readonly nth: number;
  readonly takers: readonly Chooser[];
  readonly lies: 'there' | 'suggested' | 'picked';
  readonly whyNot: Say | null;
  readonly onChoose: (() => void) | undefined;
}

/** The tenth has 0, as on the keyboard. */
const MOST_KEYS = 10;
const nothing = (): void => {};

function ChoiceCard({ look, icon, nth, takers, lies, whyNot, onChoose }: ChoiceCardProps) {
  const { t, tell } = useSpeech();
  const why = whyNot === null ? undefined : tell(whyNot);
  const keyed = onChoose !== undefined && why === undefined && nth <= MOST_KEYS;
  const key = String(nth % MOST_KEYS);
  const shortcut = useHotkey(key, onChoose ?? nothing, keyed);
  const { name, text, flavour } = look;
  const chosen = lies === 'picked';
  const suggested = lies === 'suggested';
  return (
    <li className={why === undefined ? `choice-card ${lies}` : `choice-card ${lies} kept`} title={why}>
      <div aria-hidden={onChoose !== undefined}>
        <Card size="m" name={name} icon={icon} text={text} flavour={flavour} selected={chosen} />
      </div>
      {onChoose !== undefined && (
        <button
          type="button"
          className="choice-cover"
          aria-pressed={chosen}
          aria-disabled={why !== undefined}
          aria-keyshortcuts={shortcut}
          onClick={why === undefined ? onChoose : nothing}
        >
          <span className="sr">
            {why === undefined
              ? t(suggested ? 'lobby.choose.card.suggested' : 'lobby.choose.card', { name, text })
              : t('lobby.choose.card.taken', { name, why })}
          </span>
        </button>
      )}
      {suggested && takers.length === 0 && (
        <span className="suggestion" aria-hidden="true">
          {t('lobby.choose.suggested')}
        </span>
      )}
      <Takers takers={takers} />
      {keyed && <kbd aria-hidden="true">{key}</kbd>}
    </li>
  );
}
