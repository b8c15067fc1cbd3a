import './combat.css';
import './combat-low.css';
import { cardName } from '@tavern/engine';
import { Button, Dialog, Log, useWords } from '@tavern/kit';
import { Burst } from '@tavern/kit/burst/burst.tsx';
import { HintButton } from '@tavern/kit/hint/hint-button.tsx';
import { SceneHeading } from '@tavern/kit/scene-heading.tsx';
import { Paper } from '@tavern/kit/tray/index.ts';
import { useMemo, useState } from 'react';
import { enemyOf } from '../../rules/catalog.ts';
import { soldUnder } from '../../rules/economy.ts';
import { ROUNDS } from '../../rules/house-rules.ts';
import { Lanterns } from '../scene/lanterns.tsx';
import type { CeeLoProps } from '../show/props.ts';
import type { ShownFight } from '../show/shown-fight.ts';
import type { Show } from '../show/use-cee-lo-show.ts';
import { Bowl } from './bowl.tsx';
import { Deeds } from './deeds.tsx';
import { Enemy } from './enemy.tsx';
import { OddsList } from './odds-list.tsx';
import { oddsSheet } from './odds-rows.ts';
import { ownedPowerups } from './powerups.ts';
import { Purse } from './purse.tsx';
import { Rail } from './rail.tsx';

interface CombatProps {
  readonly game: CeeLoProps;
  readonly show: Show;
  readonly shown: ShownFight;
}

/** The kinds of question that are drawn here. */
const DRAWN: ReadonlySet<string> = new Set(['roll', 'act', 'bust']);
/** Questions of the next screen. */
const ELSEWHERE: ReadonlySet<string> = new Set(['ready', 'reward', 'shop']);

/** A round being fought: the table, both sides, and the actions. */
export function Combat({ game, show, shown }: CombatProps) {
  const { view, viewer, names, question, lines, parts } = game;
  const { t, tell } = useWords();
  const [odds, setOdds] = useOddsShown();
  const [sheetOpen, setSheetOpen] = useState(false);
  const enemy = useMemo(() => cardName(enemyOf(shown.round)), [shown.round]);
  const name = tell(enemy);
  const kind = question?.kind ?? null;
  // In the past there is nothing to decide.
  const past = show.rewound !== null;
  // While an event is shown, the paper stays as it was and says nothing.
  const { held, bump, celebrates } = show;
  const settling = held !== null;
  const [asked, then] = held === null ? [kind, view] : [held.question.kind, held.view];
  const sheet = useMemo(
    () => (then.fight === null || past ? null : oddsSheet(then, then.fight, asked, enemy)),
    [then, asked, enemy, past],
  );
  // What is left of them is told when the dice rest.
  const owned = useMemo(() => ownedPowerups(view, { ...shown, ...view.fight }), [view, shown]);
  return (
    <div className="combat">
      <SceneHeading className="sr">{t('combat.opponent', { name })}</SceneHeading>
      <Enemy shown={shown} bump={bump?.side === 'enemy' ? bump.by : null} />
      <Lanterns round={shown.round} rounds={view.rules.endless ? null : ROUNDS} won={shown.round - 1} />
      <div className="bowl-place">
        <Bowl game={game} show={show} shown={shown} enemy={name}>
          {celebrates !== null && <Burst {...celebrates} />}
        </Bowl>
      </div>
      <div className="purse-place">
        <Purse shown={shown} name={viewer === null ? (names[0] ?? '') : null} bump={bump?.side === 'player' ? bump.by : null} />
      </div>
      <div className="combat-tools">
        {sheet !== null && (
          <Button className="odds-button" onPress={() => setSheetOpen(true)}>
            {t('combat.odds')}
          </Button>
        )}
        {kind !== null && DRAWN.has(kind) && !past && <HintButton />}
        {!past && parts.tip}
      </div>
      <div className="combat-right">
        <Rail powerups={owned} sold={soldUnder(view.rules)} />
        {parts.coach}
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
          <Log label={t('combat.log.lines')} lines={lines} newestLabel={t('combat.log.newest')} />
        </Paper>
      </div>
      <div className="deeds-place">
        {past ? null : question === null || DRAWN.has(question.kind) ? (
          <Deeds game={game} enemy={name} />
        ) : (
          !ELSEWHERE.has(question.kind) && parts.prompt
        )}
      </div>
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

/** Whether the player wants to see the odds, for as long as the page is open. */
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
