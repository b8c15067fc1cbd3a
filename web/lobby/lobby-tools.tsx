import { RulesButton } from '../rules/rules-button.tsx';
import { SettingsButton } from '../settings/settings-button.tsx';
import { SoundButton } from '../settings/sound-button.tsx';

export function LobbyTools({ game }: { readonly game: string }) {
  return (
    <>
      <RulesButton game={game} />
      <SoundButton />
      <SettingsButton />
    </>
  );
}
