import {
  chmodSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { Agent, request as httpRequest } from 'node:http';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { freePort } from '../../../scripts/lib/ports.ts';
import { filesWith } from '../find-bytes.ts';
import { contactForm, formData } from '../form-data.ts';
import { PanelProcess } from './panel-process.ts';
import { sendNumber, signIn } from './sends.ts';

const START_WITHIN_MS = 120_000;
const A_WHILE_MS = 15_000;
const data = mkdtempSync(join(tmpdir(), 'panel-connection-'));
const incoming = () => {
  const folder = `${data}/private/incoming`;
  return existsSync(folder) ? readdirSync(folder).length : 0;
};
const incomingBytes = () =>
  readdirSync(`${data}/private/incoming`, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .reduce((sum, { parentPath, name }) => sum + statSync(`${parentPath}/${name}`).size, 0);

let panel: PanelProcess;
let token = '';

// PANEL_BUILT=1 asks the built panel instead of the bare one
beforeAll(async () => {
  mkdirSync(`${data}/backups`, { mode: 0o755 });
  writeFileSync(`${data}/backups/panel-1.sqlite.draft`, '', { mode: 0o644 });
  writeFileSync(`${data}/notes.txt`, 'made by somebody else', { mode: 0o644 });
  chmodSync(data, 0o755);
  panel = new PanelProcess({ data, port: await freePort(), isBuilt: process.env.PANEL_BUILT === '1' });
  await panel.start();
  token = await signIn(panel.base);
}, START_WITHIN_MS);

afterAll(async () => {
  await panel.kill();
  rmSync(data, { recursive: true, force: true });
});

const alive = async () => {
  const answer = await fetch(`${panel.base}/panel/api/contact/pt`, {
    method: 'POST',
    body: formData(contactForm()),
    headers: { Authorization: `Bearer ${token}` },
  });
  expect(answer.status).toBe(201);
};

/** Writes raw bytes to the panel, one a character, and leaves the line open; an answer can be waited for. */
function begin(text: string) {
  const socket = connect(Number(new URL(panel.base).port), '127.0.0.1');
  let answer = '';
  socket.on('data', (chunk) => {
    answer += chunk.toString();
  });
  socket.on('error', () => {});
  socket.write(text, 'latin1');
  return {
    leave: () => socket.destroy(),
    async expectAnswer(text: string) {
      await vi.waitFor(() => expect(answer).toContain(text), { timeout: A_WHILE_MS });
      socket.destroy();
    },
  };
}
const nothingLeft = () => vi.waitFor(() => expect(incoming()).toBe(0), { timeout: A_WHILE_MS });
const somethingCame = () => vi.waitFor(() => expect(incoming()).toBeGreaterThan(0), { timeout: A_WHILE_MS });

const head = (length: number) =>
  [
    'POST /panel/api/get-scouted/pt HTTP/1.1',
    'Host: panel.test',
    `Authorization: Bearer ${token}`,
    'Content-Type: multipart/form-data; boundary=b',
    `Content-Length: ${length}`,
    '',
    '',
  ].join('\r\n');
const photo = '--b\r\nContent-Disposition: form-data; name="image_1"; filename="a.jpg"\r\n\r\n';

test('what the panel keeps is for its own user alone, also what lay open before', async () => {
  const { form } = await sendNumber(1);
  const body = formData({ ...form, name: 'modes' });
  const headers = { Authorization: `Bearer ${token}` };
  const answer = await fetch(`${panel.base}/panel/api/get-scouted/pt`, { method: 'POST', headers, body });
  expect(answer.status).toBe(201);
  const entries = readdirSync(data, { recursive: true, withFileTypes: true });
  const open = entries
    .map(({ parentPath, name }) => `${parentPath}/${name}`)
    .filter((path) => (statSync(path).mode & 0o077) !== 0);
  expect(open).toEqual([]);
  expect(statSync(data).mode & 0o777).toBe(0o700);
  expect(entries.map(({ name }) => name)).toEqual(expect.arrayContaining(['1.sealed', 'panel.sqlite-wal']));
});

test('a body that says it is a terabyte is refused before a byte of it comes', async () => {
  await begin(head(1_000_000_000_000)).expectAnswer('HTTP/1.1 413');
  await alive();
});

test('a file of a wrong type is refused while the rest of it is still on its way', async () => {
  const body = `${photo}%PDF-1.7 and so on ${'x'.repeat(100)}`;
  await begin(head(30_000_000) + body).expectAnswer('HTTP/1.1 415');
  await alive();
});

test('a visitor who leaves halfway leaves nothing', async () => {
  const { leave } = begin(`${head(5_000_000)}${photo}\xff\xd8\xff\xe0${'x'.repeat(20_000)}`);
  await somethingCame();
  leave();
  await nothingLeft();
  await alive();
});

test('what a killed panel leaves of an upload nobody can read, and the next start removes it', {
  timeout: 60_000,
}, async () => {
  const mark = 'half-a-face';
  begin(`${head(5_000_000)}${photo}\xff\xd8\xff\xe0${mark.repeat(40_000)}`);
  await vi.waitFor(() => expect(incomingBytes()).toBeGreaterThan(100_000), { timeout: A_WHILE_MS });
  await panel.kill();
  expect(incomingBytes()).toBeGreaterThan(100_000);
  expect(filesWith(data, [mark])).toEqual([]);
  await panel.start();
  await nothingLeft();
  token = await signIn(panel.base);
});

test('after a refusal, and after a replayed answer, the same connection takes the next call', {
  timeout: 60_000,
}, async () => {
  const agent = new Agent({ keepAlive: true, maxSockets: 1 });
  const { form } = await sendNumber(1);
  const post = async (fields: typeof form, path: string) => {
    const response = new Response(formData(fields));
    const body = Buffer.from(await response.arrayBuffer());
    const headers = {
      Authorization: `Bearer ${token}`,
      'Idempotency-Key': `connection-${String(fields.name).length}`,
      'Content-Type': response.headers.get('content-type') ?? '',
      'Content-Length': body.length,
    };
    return await new Promise<number>((resolve, reject) => {
      const call = httpRequest(
        `${panel.base}/panel/api/${path}`,
        { method: 'POST', agent, headers },
        (answer) => {
          answer.resume();
          answer.on('end', () => resolve(answer.statusCode ?? 0));
        },
      );
      call.on('error', reject);
      call.end(body);
    });
  };
  const bad = { name: 'a.jpg', bytes: new Uint8Array(3_000_000) };
  expect(await post({ ...form, name: 'x', image_1: bad }, 'get-scouted/pt')).toBe(415);
  expect(await post(contactForm(), 'contact/pt')).toBe(201);
  // the second time its body is thrown away unread
  for (const status of [201, 201]) expect(await post({ ...form, name: 'y' }, 'get-scouted/pt')).toBe(status);
  expect(await post(contactForm(), 'contact/pt')).toBe(201);
  agent.destroy();
});

test('two hundred senders at once who never finish keep nobody else out', { timeout: 60_000 }, async () => {
  const slow = Array.from({ length: 200 }, () => begin(`${head(5_000_000)}${photo}\xff\xd8\xff\xe0`));
  await somethingCame();
  await alive();
  for (const { leave } of slow) leave();
  await nothingLeft();
});
