import './classes.ts';
import './enemies.ts';
import './luck.ts';
import './treasures-1.ts';
import './treasures-2.ts';
import './treasures-3.ts';
// The expansion comes last, so that the printed cards keep their order.
import './expansion-classes.ts';
import './expansion-enemies.ts';
import './expansion-luck.ts';
import './expansion-treasures.ts';
