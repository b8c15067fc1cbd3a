import './ledger.css';
import { Button, Icon } from '@tavern/kit';
import { type ReactNode, useId, useRef } from 'react';
import type { BenchState } from '../bench/use-bench.ts';
import { type DeckCarrying, isOverDeck, OWN_PLACES } from '../carrying.ts';
import { useDeckGame, useDeckWords } from '../deck-game.ts';
import { needOf } from '../model/standing.ts';
import { CodeLine } from '../share/code-line.tsx';
import { DeckCurve } from './curve.tsx';
import { DeckList, type ListActs } from './deck-list.tsx';
import { Verdict } from './verdict.tsx';

interface LedgerProps {
  readonly state: BenchState;
  readonly acts: ListActs;
  readonly carrying: DeckCarrying;
  readonly onCopy: () => void;
  readonly onTake: () => void;
  readonly onShare: () => void;
  /** The way to the other decks, where there is no shelf for them. */
  readonly others: ReactNode;
}

/** The deck in work, on paper: its name, whether it is legal, its cards, its curve, its code, and what can be done with it. */
export function Ledger({ state, acts, carrying, onCopy, onTake, onShare, others }: LedgerProps) {
  const { t, tell } = useDeckWords();
  const { bench, standing, problem, changed } = state;
  const need = needOf(standing);
  return (
    <section
      className={carrying.held?.from === 'library' ? 'ledger m-parch m-sheet-high awaits' : 'ledger m-parch m-sheet-high'}
      aria-label={t('builder.deck')}
      data-place={OWN_PLACES[1]}
      data-over={isOverDeck(carrying) || undefined}
    >
      <NameField state={state} />
      <div className="ledger-tools">
        {others}
        {standing.count > 0 && (
          <button type="button" className="ledger-tool" onClick={onCopy}>
            <Icon name="scroll-unfurled" />
            {t('builder.duplicate')}
          </button>
        )}
        {bench.id !== null && (
          <button type="button" className="ledger-tool" onClick={() => void state.remove()}>
            <Icon name="trash-can" />
            {t('builder.delete')}
          </button>
        )}
        <small className="ledger-state">
          {changed ? t('builder.unsaved') : bench.id !== null && t(standing.legal ? 'builder.kept' : 'builder.draft')}
        </small>
      </div>
      <div className="ledger-body m-scrolls">
        <Verdict standing={standing} />
        <DeckList deck={bench.deck} standing={standing} acts={acts} carrying={carrying} />
        <DeckCurve deck={bench.deck} />
      </div>
      <CodeLine deck={bench.deck} legal={standing.legal} onShare={onShare} />
      {problem !== null && (
        <p className="ledger-problem" role="alert">
          {tell(problem)}
        </p>
      )}
      <div className="ledger-go">
        <Button kind="primary" hotkey="s" className="ledger-save" onPress={() => void state.save()}>
          {t(standing.legal || standing.name !== undefined ? 'builder.save' : 'builder.save.draft')}
        </Button>
        <Button
          hotkey="t"
          className="ledger-take"
          sub={t('builder.take.sub')}
          why={need === null ? undefined : tell(need)}
          lit={need === null}
          onPress={onTake}
        >
          {t('builder.take')}
        </Button>
      </div>
    </section>
  );
}

/** The name is typed where it stands. What is wrong with it is said below it. */
function NameField({ state: { bench, standing, change, called } }: { readonly state: BenchState }) {
  const { rules } = useDeckGame();
  const { t, tell, readyName } = useDeckWords();
  const id = useId();
  const field = useRef<HTMLInputElement>(null);
  const { deck, from } = bench;
  const fault = standing.name;
  const origin =
    from !== null && rules.ready.some((ready) => ready.id === from) ? t('builder.from', { deck: readyName(from) }) : '';
  return (
    <div className="ledger-head">
      <h2 className="sr">{called}</h2>
      <div className="ledger-name">
        <label className="sr" htmlFor={id}>
          {t('builder.name')}
        </label>
        <input
          ref={field}
          id={id}
          value={deck.name}
          placeholder={t('builder.name.hint')}
          autoComplete="off"
          spellCheck={false}
          aria-invalid={fault !== undefined || undefined}
          aria-describedby={fault === undefined ? undefined : `${id}why`}
          onChange={(event) => change({ ...deck, name: event.target.value })}
          onKeyDown={(event) => event.key === 'Enter' && !event.nativeEvent.isComposing && field.current?.blur()}
        />
        {origin !== '' && <small>{origin}</small>}
      </div>
      {fault !== undefined && (
        <p id={`${id}why`} className="ledger-problem" role="alert">
          {tell(fault.why)}
        </p>
      )}
    </div>
  );
}
