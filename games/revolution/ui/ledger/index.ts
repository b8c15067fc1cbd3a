export { Ledger } from './ledger.tsx';
export { LedgerStrip } from './strip.tsx';
