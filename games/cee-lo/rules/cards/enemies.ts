import { enemy } from '../catalog.ts';

enemy('alley-cat', { icon: 'cat', name: 'Alley Cat', text: 'Lose quickly. It is cold out here.' });
enemy('brother-toad', { icon: 'frog', name: 'Brother Toad', text: 'I only throw when the rain stops. It never stops.' });
enemy('auntie-fox', { icon: 'fox-head', name: 'Auntie Fox', text: 'Take your time. I charge for the lamp oil.' });
enemy('the-magistrate', { icon: 'heron', name: 'The Magistrate', text: 'The dice are evidence. You are the verdict.' });
enemy('old-tiger', { icon: 'tiger-head', name: 'Old Tiger', text: 'This alley had a name before you were born. Mine.' });
