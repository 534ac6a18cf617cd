import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { request } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { stop } from '../../scripts/lib/children.ts';
import { freePort } from '../../scripts/lib/ports.ts';
import { startNginx } from '../../scripts/lib/start-nginx.ts';

const isThere = spawnSync('nginx', ['-v']).error === undefined;
const TEMPLATE = readFileSync(new URL('passarela.conf.template', import.meta.url), 'utf8');
const SECRET = 'Zq3_secretsecretsecret';

/** The maps and the format of a line, as both hosts log. */
const RULES = [
  /^map \$request_uri \$typed_path \{[\s\S]*?^\}/m,
  /^map \$typed_path \$logged_path \{[\s\S]*?^log_format[^;]*;/m,
]
  .map((part) => part.exec(TEMPLATE)?.[0])
  .join('\n');

const ask = (port: number, path: string) =>
  new Promise<void>((done, fail) => {
    request({ host: '127.0.0.1', port, path }, (answer) => answer.resume().once('end', done))
      .once('error', fail)
      .end();
  });

it.skipIf(!isThere)('no secret of a path is in a log, however it is typed', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'log-'));
  const port = await freePort();
  const log = join(folder, 'access.log');
  const program = await startNginx(
    folder,
    `${RULES}
    server { listen 127.0.0.1:${port}; access_log ${log} passarela; location / { return 204; } }`,
    `http://127.0.0.1:${port}/up`,
  );
  const paths = ['/selecao/', '/en/selection/', '/pt/selecao/', '/api/packages/', '/admin/reset/'].flatMap(
    (start) => [
      `${start}${SECRET}`,
      `${start}${SECRET}/`,
      `${start.toUpperCase()}${SECRET}?a=b`,
      `/%${start.charCodeAt(1).toString(16)}${start.slice(2)}${SECRET}`,
      `/x/..${start}${SECRET}`,
      `/${start}${SECRET}`,
      `${start}/${SECRET}`,
    ],
  );
  for (const path of paths) await ask(port, path);
  await ask(port, '/admin/collections/talents/43');
  await stop(program, 'SIGQUIT');
  const lines = readFileSync(log, 'utf8');
  rmSync(folder, { recursive: true });
  expect(lines.split('\n').filter((line) => line.includes(SECRET))).toEqual([]);
  expect(lines.split('\n').filter(Boolean).length).toBeGreaterThan(paths.length);
  expect(lines).toContain('"path":"/admin/reset/-"');
  expect(lines).toContain('"path":"/admin/collections/talents/43"');
});
