/** Works through a list, `atOnce` items at a time, and through items added meanwhile. */
export async function workThrough<T>(waiting: T[], atOnce: number, work: (item: T) => Promise<void>) {
  const worker = async () => {
    for (let item = waiting.shift(); item !== undefined; item = waiting.shift()) await work(item);
  };
  while (waiting.length > 0) await Promise.all(Array.from({ length: atOnce }, worker));
}
