import { copyFileSync, cpSync, existsSync, mkdirSync } from 'node:fs';
import { userInfo } from 'node:os';
import path from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { mustSucceed, start, stop } from '../../scripts/lib/children.ts';
import { freePort } from '../../scripts/lib/ports.ts';
import { firstTalent } from '../../scripts/lib/screens.ts';
import { waitUntilUp } from '../../scripts/lib/wait.ts';
import type { Stage } from '../../scripts/test/stage.ts';
import { writeContent } from './content.ts';

const PACKAGED = '/usr/share/wordpress';
const READY_WITHIN_MS = 30_000;
const LOOK_EVERY_MS = 50;

/** A MariaDB with its files in `folder`, reached over a socket without a password. */
async function startMariaDb(folder: string) {
  const socket = path.join(folder, 'mariadb.sock');
  const at = ['--no-defaults', `--datadir=${folder}/tables`, `--user=${userInfo().username}`];
  await mustSucceed([
    'mariadb-install-db',
    ...at,
    '--auth-root-authentication-method=normal',
    '--skip-test-db',
  ]);
  const program = start(['mariadbd', ...at, `--socket=${socket}`, '--skip-networking']);
  for (const end = Date.now() + READY_WITHIN_MS; !existsSync(socket); await delay(LOOK_EVERY_MS))
    if (Date.now() > end) throw new Error(`MariaDB does not answer:\n${program.output()}`);
  return { program, socket };
}

/** Throws unless the page is there at exactly this address. */
async function requirePage(address: string) {
  const answer = await fetch(address, { redirect: 'manual' });
  const [status] = [answer.status, await answer.text()];
  if (status !== 200) throw new Error(`${address}: ${status}`);
}

/**
 * Debian's WordPress with its default theme as a peer: home, list and profile at our addresses, with as many talents
 * and the same pictures, in its own sizes and `srcset`; no plugins, no comments. The front caches its pages, so PHP
 * and MariaDB are not measured, and uses gzip instead of Brotli. WordPress 6.1 loads even the first picture lazily;
 * later versions do not. Its files lie in `folder`, which the caller removes.
 */
export async function startWordPress({ settings }: Pick<Stage, 'settings'>, folder: string) {
  const root = path.join(folder, 'wordpress');
  mkdirSync(folder, { recursive: true });
  cpSync(PACKAGED, root, { recursive: true, dereference: true });
  copyFileSync(path.join(import.meta.dirname, 'config.php'), path.join(root, 'wp-config.php'));
  const content = await writeContent({ settings }, path.join(folder, 'content'));
  const { program: database, socket } = await startMariaDb(folder);
  const host = `127.0.0.1:${await freePort()}`;
  const origin = `http://${host}`;
  const env = { WORDPRESS_URL: origin, WORDPRESS_SOCKET: socket, PHP_CLI_SERVER_WORKERS: '4' };
  await mustSucceed(['php', path.join(import.meta.dirname, 'seed.php'), content], { cwd: root, env });
  const web = start(['php', '-S', host, '-t', root], { cwd: root, env });
  await waitUntilUp(origin, web);
  const { path: profile } = await firstTalent(settings.SITE_URL);
  for (const page of ['/', '/modelos', profile]) await requirePage(origin + page);
  return {
    origin,
    /** Kinds of pages that it has. */
    kinds: ['home', 'list', 'profile'],
    async close() {
      await stop(web, 'SIGINT');
      await stop(database);
    },
  };
}
