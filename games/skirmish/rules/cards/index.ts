// Loading a file enters its cards into the catalog, in the order of the rule book.
import './units-1.ts';
import './units-2.ts';
import './actions.ts';
