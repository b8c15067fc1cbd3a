import './powerups.ts';
import './enemies.ts';
