import type { MatchRecord } from '@tavern/engine';

const two = (n: number): string => String(n).padStart(2, '0');

/** `race-2026-11-15-1742.json` */
export function recordName({ game }: Pick<MatchRecord, 'game'>, now: Date): string {
  const day = [now.getFullYear(), two(now.getMonth() + 1), two(now.getDate())].join('-');
  return `${game}-${day}-${two(now.getHours())}${two(now.getMinutes())}.json`;
}

export function saveRecord(record: MatchRecord): void {
  const address = URL.createObjectURL(new Blob([JSON.stringify(record)], { type: 'application/json' }));
  const link = document.createElement('a');
  link.href = address;
  link.download = recordName(record, new Date());
  link.click();
  // The download has begun by then. Revoking at once is too early for some browsers.
  setTimeout(() => URL.revokeObjectURL(address), 10_000);
}
