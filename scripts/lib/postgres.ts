import { mkdtempSync, readdirSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { type Command, mustSucceed, run, start, stop } from './children.ts';
import { freePort } from './ports.ts';

const PACKAGED = '/usr/lib/postgresql';
const READY_WITHIN_MS = 30_000;
const LOOK_EVERY_MS = 50;
const NEW = ['--username=panel', '--auth=trust', '--encoding=UTF8', '--locale=C.UTF-8', '--no-sync'];
const SETTINGS = [
  ...['listen_addresses=127.0.0.1', 'unix_socket_directories='],
  // everything is lost with the machine, which tests do not mind
  ...['fsync=off', 'full_page_writes=off', 'synchronous_commit=off'],
];

const folders = (folder: string) => readdirSync(folder, { withFileTypes: true }).map(({ name }) => name);

/** The folder of Debian's newest PostgreSQL; undefined if there is none. */
export function findPostgres(): string | undefined {
  if (!statSync(PACKAGED, { throwIfNoEntry: false })) return undefined;
  const [newest] = folders(PACKAGED).sort((a, b) => Number(b) - Number(a));
  return newest && path.join(PACKAGED, newest, 'bin');
}

type Postgres = {
  /** Makes an empty database and gives its address. */
  create(name: string): Promise<string>;
  /** SIGKILL to one of the processes that serve a connection: the server drops all of them and recovers. */
  killBackend(): Promise<void>;
  stop(): Promise<void>;
};

/** Starts a PostgreSQL in a temporary folder, as `postgres` if we are root: fast, not safe. */
export async function startPostgres(): Promise<Postgres> {
  const programs = findPostgres();
  if (!programs) throw new Error('No PostgreSQL found (Debian, Ubuntu: sudo apt-get install postgresql).');
  const folder = mkdtempSync(path.join(tmpdir(), 'passarela-postgres-'));
  // without a call of `stop` the processes end with this one
  process.once('exit', () => rmSync(folder, { recursive: true, force: true }));
  const isRoot = process.getuid?.() === 0;
  const asOwner = isRoot ? ['setpriv', '--reuid=postgres', '--regid=postgres', '--clear-groups'] : [];
  const program = (name: string, ...args: string[]): Command => {
    const [file = '', ...rest] = [...asOwner, path.join(programs, name), ...args];
    return [file, ...rest];
  };
  if (isRoot) await mustSucceed(['chown', 'postgres:', folder]);
  const port = await freePort();
  const at = ['--host=127.0.0.1', `--port=${port}`, '--username=panel'];
  await mustSucceed(program('initdb', `--pgdata=${folder}/data`, ...NEW), { cwd: folder });
  const settings = [`port=${port}`, ...SETTINGS].flatMap((one) => ['-c', one]);
  const server = start(program('postgres', '-D', `${folder}/data`, ...settings), { cwd: folder });
  for (const end = Date.now() + READY_WITHIN_MS; ; await delay(LOOK_EVERY_MS)) {
    if ((await run(program('pg_isready', ...at), { cwd: folder })).code === 0) break;
    if (Date.now() > end) throw new Error(`PostgreSQL does not answer:\n${server.output()}`);
  }
  return {
    create: async (name) => {
      await mustSucceed(program('createdb', ...at, name), { cwd: folder });
      return `postgres://panel@127.0.0.1:${port}/${name}`;
    },
    killBackend: async () => {
      const { output } = await run(['pgrep', '-P', String(server.child.pid), '-f', 'panel panel']);
      const [pid] = output.trim().split('\n');
      if (pid) await run(['kill', '-KILL', pid]);
    },
    stop: async () => {
      await stop(server, 'SIGINT');
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
