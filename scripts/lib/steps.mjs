const startedAt = Date.now();
const isTerminal = process.stdout.isTTY && !process.env.NO_COLOR;
const paint = (code, text) => (isTerminal ? `\u001b[${code}m${text}\u001b[0m` : text);

export const dim = (text) => paint('2', text);
export const bold = (text) => paint('1', text);
export const green = (text) => paint('32', text);
export const red = (text) => paint('31', text);

/** Milliseconds as a person reads them: 0.4 s, 12 s, 3 min 05 s. */
export function duration(ms) {
  if (ms < 10_000) return `${(ms / 1000).toFixed(1)} s`;
  const seconds = Math.round(ms / 1000);
  if (seconds < 60) return `${seconds} s`;
  return `${Math.floor(seconds / 60)} min ${String(seconds % 60).padStart(2, '0')} s`;
}

/** Time since this command began. */
export const elapsed = () => duration(Date.now() - startedAt);

/** One line of progress, with the time since the start. */
export const say = (text) => console.log(`${dim(elapsed().padStart(12))}  ${text}`);

/** Says that a step begins, runs it, says how long it took. What `work` throws goes on to the caller. */
export async function step(title, work) {
  const began = Date.now();
  say(`${title} …`);
  const result = await work();
  const note = typeof result === 'string' ? ` (${result})` : '';
  say(`${green('✓')} ${title}${note} ${dim(duration(Date.now() - began))}`);
  return result;
}

/** Prints the lines of a running program with its name in front. */
export const speakAs = (name) => (line) => {
  if (line.trim()) console.log(`${dim(name.padStart(12))}  ${line}`);
};
