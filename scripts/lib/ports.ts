import getPort, { portNumbers } from 'get-port';

const LOWEST_PORT = 11_000;
const HIGHEST_PORT = 31_000;

/** A free port below those of outgoing connections: a program that is killed finds its own free again. */
export function freePort(): Promise<number> {
  const from = LOWEST_PORT + Math.floor(Math.random() * (HIGHEST_PORT - LOWEST_PORT));
  return getPort({ port: portNumbers(from, HIGHEST_PORT + 1_000) });
}

async function problemOf(name: string, port: number): Promise<string | null> {
  if (!Number.isInteger(port) || port < 1 || port > 65535) return `${name}=${port} is not a port number.`;
  if ((await getPort({ port })) === port) return null;
  return `Port ${port} is in use. Stop what listens there, or choose another: ${name}=${port + 10} npm run …`;
}

/** Throws a readable error when one of the named ports (`{ PORT: 3000 }`) is occupied, no port, or named twice. */
export async function requireFreePorts(ports: Record<string, number>): Promise<void> {
  const [names, numbers] = [Object.keys(ports), Object.values(ports)];
  const problems =
    new Set(numbers).size < numbers.length
      ? [`${names.join(' and ')} must be different.`]
      : await Promise.all(Object.entries(ports).map(([name, port]) => problemOf(name, port)));
  const wrong = problems.filter((problem) => problem !== null);
  if (wrong.length > 0) throw new Error(wrong.join('\n'));
}
