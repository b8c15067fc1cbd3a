import './bot-dialog.css';
import { Choice, Dialog } from '@tavern/kit';
import { useMedia } from '@tavern/kit/use-media.ts';
import { type KeyboardEvent, useMemo } from 'react';
import type { LobbyPack } from '../../model/lobby/lobby-pack.ts';
import { cardLook, chosenWord, hasCards } from '../../parts/seats/card-look.ts';
import { StartButton } from '../../parts/seats/start-button.tsx';
import type { BotWish } from '../../settings/settings.ts';
import { useSpeech, withGame } from '../../words/words.ts';
import { offerOf, wishOf, withChoice } from '../state/bot-wish.ts';
import { LOW } from './screens.ts';

interface BotDialogProps {
  readonly game: string;
  readonly pack: LobbyPack;
  /** The choices of last time. They may not fit the game any more. */
  readonly kept: Partial<BotWish> | undefined;
  readonly onWish: (wish: BotWish) => void;
  readonly busy: boolean;
  readonly problem: string | null;
  readonly onStart: (wish: BotWish) => void;
  readonly onClose: () => void;
}

const ANY = '';

/** Opponents and own class; one press starts the match. */
export function BotDialog({ game, pack, kept, onWish, busy, problem, onStart, onClose }: BotDialogProps) {
  const page = useSpeech();
  const { t } = page;
  const low = useMedia(LOW);
  const speech = useMemo(() => withGame(page, pack, []), [page, pack]);
  const wish = wishOf(pack, kept);
  const { fields, rivals, levels } = useMemo(() => offerOf(pack), [pack]);
  /** The text of the chosen card. */
  const powerOf = (value: string | number | boolean | undefined): string =>
    value === undefined ? t('hall.bots.any.sub') : cardLook(speech.words, pack.game, String(value)).text;
  /** Enter starts the match even on a choice, for a player who changes nothing. */
  const onKey = ({ key, target }: KeyboardEvent): void => {
    if (key === 'Enter' && target instanceof HTMLInputElement) onStart(wish);
  };
  return (
    <Dialog open onClose={onClose} title={t('hall.bots')} closeLabel={t('common.close')} wide={low}>
      <div className="bot-dialog" onKeyDown={onKey}>
        {fields.map((field) => (
          <div key={field.name} className="bot-dialog-choice">
            <Choice
              label={speech.tell(field.label)}
              value={String(wish.choice[field.name] ?? ANY)}
              options={[
                { value: ANY, label: t('hall.bots.any') },
                ...field.values.map((each) => ({ value: String(each.value), label: chosenWord(speech.words, each) })),
              ]}
              onChange={(text) => {
                const value = field.values.find((each) => String(each.value) === text)?.value ?? null;
                onWish(withChoice(wish, field.name, value));
              }}
            />
            {hasCards(speech.words, field) && <p aria-live="polite">{powerOf(wish.choice[field.name])}</p>}
          </div>
        ))}
        <div className="bot-dialog-rivals">
          <Choice
            label={t('hall.bots.rivals')}
            value={wish.rivals}
            options={Array.from({ length: rivals }, (_, index) => ({ value: index + 1, label: String(index + 1) }))}
            onChange={(count) => onWish({ ...wish, rivals: count })}
          />
          {levels.length > 1 && (
            <Choice
              label={t('hall.bots.level')}
              value={wish.level}
              options={levels.map((level) => ({ value: level, label: t(`level.${level}`) }))}
              onChange={(level) => onWish({ ...wish, level })}
            />
          )}
        </div>
        <StartButton {...{ game, pack, speech, problem }} busy={busy ? t('hall.dealing') : null} onPress={() => onStart(wish)} />
      </div>
    </Dialog>
  );
}
