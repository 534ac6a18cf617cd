const started = performance.now();

export function elapsed(): string {
  return `${((performance.now() - started) / 1000).toFixed(1)} s`;
}

export function say(line: string): void {
  console.log(`  ${line}`);
}

/** Prints the progress of a long step at every tenth of it. */
export function counter(label: string, total: number): () => void {
  let done = 0;
  return () => {
    done += 1;
    const tenth = (count: number) => Math.floor((count * 10) / total);
    if (tenth(done) !== tenth(done - 1)) say(`${label} ${done}/${total} (${elapsed()})`);
  };
}
