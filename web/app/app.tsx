import { Announcer } from '@tavern/kit';
import { Suspense } from 'react';
import { KeysPlace } from '../house/keys/keys-place.tsx';
import { useHanLetters } from '../house/letters/use-han-letters.ts';
import { Lighting } from '../house/lighting.tsx';
import { hashOf, type Route, useRoute } from '../house/route.ts';
import { SettingsPlace } from '../house/settings/settings-button.tsx';
import { Spoken } from '../house/spoken.tsx';
import { useTitle } from '../house/title.ts';
import { useSingleKeys } from '../settings/single-keys.ts';
import { useSounds } from '../settings/sounds.ts';
import { Arrived } from './arrived.tsx';
import { Broken } from './broken.tsx';
import {
  BoxScreen,
  DailyTable,
  DeckScreen,
  Hall,
  HereTableScreen,
  Lost,
  ReplayScreen,
  Room,
  Rules,
  SecondScreen,
  SetTable,
  Verify,
} from './screens.ts';

function Screen({ route }: { readonly route: Route }) {
  useTitle(route);
  switch (route.at) {
    case 'hall':
      return <Hall />;
    case 'room':
      return <Room key={route.code} code={route.code} />;
    case 'watch':
      return <SecondScreen key={route.code} code={route.code} />;
    case 'set':
      return <SetTable key={route.game} game={route.game} rules={route.rules} />;
    case 'here':
      return <HereTableScreen key={route.id} id={route.id} />;
    case 'daily':
      return <DailyTable key={hashOf(route)} game={route.game} look={route.look} />;
    case 'decks':
      return <DeckScreen key={route.game} game={route.game} code={route.code} />;
    case 'cards':
      return <BoxScreen key={route.game} game={route.game} code={route.code} />;
    case 'rules':
      return <Rules game={route.game} />;
    case 'verify':
      return <Verify />;
    case 'replay':
      return <ReplayScreen key={route.what} what={route.what} answer={route.answer} />;
    case 'lost':
      return <Lost path={route.path} />;
  }
}

export function App() {
  const route = useRoute();
  useSounds();
  useHanLetters();
  useSingleKeys();
  return (
    <>
      <Announcer />
      <Broken at={hashOf(route)}>
        <Spoken>
          <Suspense fallback={<Lighting />}>
            <Screen route={route} />
            <Arrived />
          </Suspense>
          <SettingsPlace />
          <KeysPlace />
        </Spoken>
      </Broken>
    </>
  );
}
