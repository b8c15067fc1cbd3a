import { RulesButton } from '../rules/rules-button.tsx';
import { SettingsButton } from '../settings/settings-button.tsx';
import { SoundButton } from '../settings/sound-button.tsx';

/** `rules`: those that are chosen for the next match. */
export function LobbyTools({ game, rules }: { readonly game: string; readonly rules: object }) {
  return (
    <>
      <RulesButton game={game} rules={rules} />
      <SoundButton />
      <SettingsButton />
    </>
  );
}
