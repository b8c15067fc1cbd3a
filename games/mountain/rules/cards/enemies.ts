import { enemy } from '../catalog.ts';

// KM-119..KM-121. No printed enemy has a rule of its own (C-13): its numbers are its text.
const text = 'HP {hp}, Attack {attack}, Defence {defence}.';

enemy('goblin', { tier: 1, copies: 6, hp: 1, attack: 1, defence: 0, name: 'Goblin', text });
enemy('wolf', { tier: 1, copies: 4, hp: 1, attack: 2, defence: -1, name: 'Wolf', text });
enemy('skeleton', { tier: 1, copies: 4, hp: 1, attack: 1, defence: 1, name: 'Skeleton', text });
enemy('bandit', { tier: 1, copies: 4, hp: 1, attack: 1, defence: 0, name: 'Bandit', text });

enemy('orc', { tier: 2, copies: 4, hp: 2, attack: 2, defence: 1, name: 'Orc', text });
enemy('troll', { tier: 2, copies: 4, hp: 2, attack: 3, defence: 0, name: 'Troll', text });
enemy('cultist', { tier: 2, copies: 2, hp: 2, attack: 1, defence: 2, name: 'Cultist', text });
enemy('ogre', { tier: 2, copies: 2, hp: 3, attack: 2, defence: 1, name: 'Ogre', text });

enemy('dragon-whelp', { tier: 3, copies: 3, hp: 3, attack: 3, defence: 2, name: 'Dragon Whelp', text });
enemy('lich', { tier: 3, copies: 2, hp: 3, attack: 2, defence: 3, name: 'Lich', text });
enemy('demon', { tier: 3, copies: 2, hp: 4, attack: 3, defence: 1, name: 'Demon', text });
enemy('giant', { tier: 3, copies: 3, hp: 4, attack: 2, defence: 2, name: 'Giant', text });
