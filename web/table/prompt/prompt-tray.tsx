import type { Flat, Question, Seat, Types } from '@tavern/engine';
import type { GamePack } from '@tavern/games';
import type { PastDecision } from '@tavern/kit';
import { type Act, sending } from '@tavern/kit/acts/index.ts';
import { Prompt } from '@tavern/kit/prompt/prompt.tsx';
import { useMemo } from 'react';
import { MENU_KEY, RULES_KEY } from '../../house/keys/keys.ts';
import { useSpeech } from '../../words/words.ts';
import { plainText, spansOf } from '../words/spans.ts';
import { SayText, Spans } from '../words/told.tsx';
import { HandOn } from './hand-on.tsx';
import { isLong } from './long-label.ts';
import { iconOf } from './option-icons.ts';

interface PromptTrayProps {
  readonly pack: GamePack;
  readonly question: Question<Types>;
  readonly busy: boolean;
  /** The question is one of the past. */
  readonly past?: PastDecision | null;
  readonly onSend: (option: Flat) => void;
  /** Others at this screen who may act in the same question. */
  readonly shares: readonly Seat[];
  readonly onHandOn: (seat: Seat) => void;
}

/** The question, and all its answers. A blocked one says why. */
export function PromptTray({ pack, question, busy, past = null, onSend, shares, onHandOn }: PromptTrayProps) {
  const speech = useSpeech();
  const { t, tell } = speech;
  const options = useMemo(() => {
    const act = (option: Flat, why?: string): Act => {
      const { say, sub } = pack.tell.option(option, question.ask);
      const spans = spansOf(speech, say);
      const said = <Spans spans={spans} />;
      return {
        ...sending(option),
        why,
        label: isLong(plainText(spans)) ? <span className="long-label">{said}</span> : said,
        sub: sub === undefined ? undefined : <SayText say={sub} />,
        icon: iconOf(option),
      };
    };
    return [
      ...question.options.map((option) => act(option)),
      ...question.blocked.map(({ option, why }, index) => ({ ...act(option, tell(why)), id: `blocked ${index}` })),
    ];
  }, [question, pack, speech, tell]);
  return (
    <div className={question.window ? 'prompt-tray window' : 'prompt-tray'}>
      {question.window && <p className="window-title t-display">{t('frame.window')}</p>}
      <Prompt
        id={`${question.id}`}
        label={t('frame.prompt')}
        question={<SayText say={pack.tell.question(question.ask)} />}
        options={options}
        onChoose={({ option }) => option !== undefined && onSend(option)}
        busy={busy}
        hint={past === null ? undefined : { option: past.taken, mark: past.mark, said: past.said, label: '', ask: null }}
        reserved={RESERVED}
        {...(shares.length === 0 ? {} : { detail: <HandOn shares={shares} onHandOn={onHandOn} /> })}
      />
    </div>
  );
}

/** The table's own keys: the menu, the rules and the hint. */
const RESERVED = [MENU_KEY, RULES_KEY, 'h'];
