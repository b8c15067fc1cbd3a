import '../ledger/ledger.css';
import './box-ledger.css';
import type { BoxDeck } from '@tavern/decks';
import { Button, Icon } from '@tavern/kit';
import { classes } from '@tavern/kit/classes.ts';
import { useSpeech } from '../../words/words.ts';
import { VerdictFrame } from '../ledger/verdict-frame.tsx';
import { useBoxGame } from './box-game.ts';
import type { Taking } from './manager.tsx';
import { type BoxFilter, NO_BOX_FILTER } from './model/shown.ts';
import type { BoxState } from './use-box.ts';

interface BoxLedgerProps {
  readonly state: BoxState;
  readonly take: Taking | null;
  readonly filter: BoxFilter;
  readonly onFilter: (filter: BoxFilter) => void;
  readonly onRestore: () => void;
  readonly onShare: () => void;
  readonly onBring: () => void;
  readonly onDefault?: ((code: string) => void) | undefined;
}

/** The box on paper: whether it can be played, how many cards each deck has, and what can be done with it. */
export function BoxLedger({ state, take, filter, onFilter, onRestore, onShare, onBring, onDefault }: BoxLedgerProps) {
  const { box: boxRules } = useBoxGame();
  const { t, tell } = useSpeech();
  const { faults, warnings, total, others, code, changed } = state;
  const legal = faults.length === 0;
  const [fault] = faults;
  return (
    <section className="ledger m-parch m-sheet-high" aria-label={t('cards.box')}>
      <div className="ledger-head">
        <h2 className="box-name t-display">{t('cards.box')}</h2>
      </div>
      <div className="ledger-tools">
        {take !== null && (
          <>
            <button type="button" className="ledger-tool" aria-disabled={others === 0 || undefined} onClick={onRestore}>
              <Icon name="anticlockwise-rotation" />
              {t('cards.restore')}
            </button>
            <button type="button" className="ledger-tool" onClick={onBring}>
              <Icon name="locked-chest" />
              {t('cards.in.title')}
            </button>
          </>
        )}
        <button type="button" className="ledger-tool" onClick={onShare}>
          <Icon name="linked-rings" />
          {t('builder.share')}
        </button>
        {onDefault !== undefined && (
          <button
            type="button"
            className="ledger-tool"
            aria-disabled={!legal || undefined}
            onClick={() => legal && onDefault(code)}
          >
            <Icon name="save" />
            {t('cards.keep')}
          </button>
        )}
        <small className="ledger-state">{changed && t('builder.unsaved')}</small>
      </div>
      <div className="ledger-body m-scrolls">
        <VerdictFrame
          legal={legal}
          title={legal ? t('cards.verdict.legal', { n: total }) : t('cards.verdict.faulty')}
          reasons={(legal ? warnings : faults).map(({ deck, why }) => ({ id: deck, why }))}
        />
        <ul className="box-decks">
          {boxRules.decks.map((deck) => (
            <DeckRow
              key={deck.id}
              deck={deck}
              state={state}
              on={filter.kind === deck.kind && filter.tier === (deck.tier ?? null)}
              onPress={(on) => onFilter(on ? { ...NO_BOX_FILTER, kind: deck.kind, tier: deck.tier ?? null } : NO_BOX_FILTER)}
            />
          ))}
        </ul>
        {take === null && <p className="box-note">{t('cards.looked')}</p>}
      </div>
      {take !== null && (
        <div className="ledger-go">
          <Button
            kind="primary"
            hotkey="s"
            className="ledger-take"
            lit={legal && changed}
            sub={take.sub}
            why={fault === undefined ? (changed ? undefined : t('cards.same')) : tell(fault.why)}
            onPress={() => take.onTake(code)}
          >
            {take.label}
          </Button>
        </div>
      )}
    </section>
  );
}

interface DeckRowProps {
  readonly deck: BoxDeck;
  readonly state: BoxState;
  readonly on: boolean;
  readonly onPress: (on: boolean) => void;
}

/** A deck and its cards. Pressed, only its cards are shown. */
function DeckRow({ deck, state: { sizes, printed, faults, warnings }, on, onPress }: DeckRowProps) {
  const { t } = useSpeech();
  const count = sizes.get(deck.id) ?? 0;
  const was = printed.get(deck.id) ?? 0;
  const wrong = faults.some((fault) => fault.deck === deck.id);
  const few = warnings.some((warning) => warning.deck === deck.id);
  return (
    <li className={classes('box-row', wrong && 'wrong', few && 'few')}>
      <button type="button" aria-pressed={on} onClick={() => onPress(!on)}>
        <span className="box-row-name">{t(`box.deck.${deck.id}`)}</span>
        {(wrong || few) && <Icon name="halt" label={t(wrong ? 'cards.row.wrong' : 'cards.row.few')} />}
        {count !== was && <small>{t('cards.printed', { n: was })}</small>}
        <b className="num-t">{count}</b>
        <i className="box-bar" style={{ '--share': Math.min(1, count / Math.max(1, was * 1.5)) }} aria-hidden="true" />
      </button>
    </li>
  );
}
