import './classes.ts';
import './enemies.ts';
import './luck.ts';
import './treasures-1.ts';
import './treasures-2.ts';
import './treasures-3.ts';
