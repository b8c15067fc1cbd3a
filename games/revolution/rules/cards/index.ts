// Loading a file enters its cards into the catalog, in the order of the rules.
import './leaders.ts';
import './characters-1.ts';
import './characters-2.ts';
import './help.ts';
import './sp.ts';
