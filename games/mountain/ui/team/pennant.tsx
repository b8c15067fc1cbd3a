import './pennant.css';
import { Icon, useWords } from '@tavern/kit';
import { teamCloths, teamCrests } from '../../look/crests.ts';
import type { TeamId } from '../../rules/teams.ts';

/** A team's pennant: a colour, a crest and a shape of its own. A player who climbs alone has none. */
export function Pennant({ team, named = false }: { readonly team: TeamId | null; readonly named?: boolean }) {
  const { t } = useWords();
  if (team === null) return null;
  const name = t(`seat.team.${team}`);
  return (
    <span className={`pennant pennant-${team}`} style={{ '--cloth': teamCloths[team] }} title={name}>
      <Icon name={teamCrests[team]} {...(named ? {} : { label: name })} />
      {named && <b>{name}</b>}
    </span>
  );
}
