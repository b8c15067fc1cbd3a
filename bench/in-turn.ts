/** Does something `count` times, `atOnce` of them side by side. */
export async function inTurn<X>(count: number, atOnce: number, work: (nth: number) => Promise<X>): Promise<X[]> {
  const done: X[] = [];
  let next = 0;
  const worker = async (): Promise<void> => {
    while (next < count) {
      const nth = next++;
      done[nth] = await work(nth);
    }
  };
  await Promise.all(Array.from({ length: Math.min(count, atOnce) }, worker));
  return done;
}
