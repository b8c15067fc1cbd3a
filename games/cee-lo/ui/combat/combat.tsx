import './combat.css';
import { cardName } from '@tavern/engine';
import { Button, Dialog, Log } from '@tavern/kit';
import { Paper } from '@tavern/kit/tray/index.ts';
import { useMemo, useState } from 'react';
import { enemyOf } from '../../rules/catalog.ts';
import { ROUNDS } from '../../rules/house-rules.ts';
import { useHint } from '../hint/use-hint.tsx';
import type { AlleyProps } from '../index.tsx';
import { Lanterns } from '../scene/lanterns.tsx';
import type { Stage } from '../show/stage.ts';
import type { Show } from '../show/use-show.ts';
import { Bowl } from './bowl.tsx';
import { Deeds } from './deeds.tsx';
import { Foe } from './foe.tsx';
import { OddsList } from './odds-list.tsx';
import { oddsSheet } from './odds-rows.ts';
import { Purse } from './purse.tsx';
import { Rail } from './rail.tsx';
import { trinketsOf } from './trinkets.ts';

interface CombatProps {
  readonly alley: AlleyProps;
  readonly show: Show;
  readonly stage: Stage;
}

/** Kinds of questions that have a picture here. */
const DRAWN: ReadonlySet<string> = new Set(['roll', 'act', 'bust']);
/** A question that the next screen shows. */
const ELSEWHERE: ReadonlySet<string> = new Set(['ready', 'reward', 'shop']);

/** A round being fought: the table, both sides, and what can be done. */
export function Combat({ alley, show, stage }: CombatProps) {
  const { view, viewer, names, question, send, lines, speech, parts } = alley;
  const { t, tell } = speech;
  const { fight } = view;
  const hint = useHint(alley);
  const [odds, setOdds] = useOddsShown();
  const [sheetOpen, setSheetOpen] = useState(false);
  const enemy = useMemo(() => cardName(enemyOf(stage.round)), [stage.round]);
  const name = tell(enemy);
  const kind = question?.kind ?? null;
  const sheet = useMemo(() => (fight === null ? null : oddsSheet(view, fight, kind, enemy)), [view, fight, kind, enemy]);
  const trinkets = useMemo(() => trinketsOf(view, stage), [view, stage]);
  const act: AlleyProps['send'] = (option) => {
    show.finish();
    send(option);
  };
  // Nothing tells what the own dice will say; before a throw there is nothing to tell.
  const settling = show.playing && question?.kind !== 'roll';
  const { hidden } = show;
  const seen = useMemo(() => (hidden.size === 0 ? lines : lines.filter(({ id }) => !hidden.has(`${id}`))), [lines, hidden]);
  const { bump } = show;
  return (
    <div className="combat">
      <Foe stage={stage} bump={bump?.side === 'enemy' ? bump.by : null} />
      <Lanterns round={stage.round} rounds={view.rules.endless ? null : ROUNDS} won={stage.round - 1} />
      <div className="bowl-place">
        <Bowl alley={alley} show={show} stage={stage} enemy={name} hinted={hint.option} send={act} />
      </div>
      <div className="purse-place">
        <Purse stage={stage} name={viewer === null ? (names[0] ?? '') : null} bump={bump?.side === 'player' ? bump.by : null} />
      </div>
      <div className="combat-tools">
        {sheet !== null && (
          <Button className="odds-button" onPress={() => setSheetOpen(true)}>
            {t('combat.odds')}
          </Button>
        )}
        {kind !== null && DRAWN.has(kind) && hint.button}
      </div>
      <div className="combat-right">
        <Rail trinkets={trinkets} />
        {sheet !== null && (
          <Paper
            className="odds-paper"
            title={tell(sheet.title)}
            action={
              <button type="button" aria-expanded={odds} onClick={() => setOdds(!odds)}>
                {t(odds ? 'combat.odds.hide' : 'combat.odds.show')}
              </button>
            }
          >
            {odds && (
              <div className={settling ? 'settling' : undefined}>
                <div className="figures">
                  <OddsList sheet={sheet} />
                </div>
              </div>
            )}
          </Paper>
        )}
        <Paper className="log-paper" title={t('combat.log')}>
          <Log label={t('combat.log.lines')} lines={seen} newestLabel={t('combat.log.newest')} />
        </Paper>
      </div>
      <div className="deeds-place">
        {question === null || DRAWN.has(question.kind) ? (
          <Deeds alley={alley} enemy={name} hinted={hint.option} settling={settling} send={act} />
        ) : (
          !ELSEWHERE.has(question.kind) && parts.prompt
        )}
      </div>
      {parts.coach !== null && <div className="coach-place">{parts.coach}</div>}
      {sheet !== null && (
        <Dialog open={sheetOpen} onClose={() => setSheetOpen(false)} title={tell(sheet.title)} closeLabel={t('combat.odds.hide')}>
          <div className="odds-dialog m-parch">
            <OddsList sheet={sheet} />
          </div>
        </Dialog>
      )}
    </div>
  );
}

let wanted = true;

/** Whether somebody wants to see the odds, for as long as the page is open. */
function useOddsShown(): readonly [boolean, (shown: boolean) => void] {
  const [shown, setShown] = useState(wanted);
  return [
    shown,
    (next) => {
      wanted = next;
      setShown(next);
    },
  ];
}
