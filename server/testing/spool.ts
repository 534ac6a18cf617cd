import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { onTestFinished, vi } from 'vitest';
import { listen } from '../../gate/testing/listen.ts';
import type { createQuota } from '../../lib/forms/limits.ts';
import { spooledFiles } from '../../lib/forms/photos.ts';
import { ownHeader, VISITOR_ADDRESS_HEADER } from '../../lib/system/own-server.ts';
import { UPLOAD_PATH } from '../body-rules.ts';
import { createSpool } from '../spool/create-spool.ts';

const BOUNDARY = 'b';
const part = (name: string, text: string, file = '') =>
  `--${BOUNDARY}\r\nContent-Disposition: form-data; name="${name}"${file}\r\n\r\n${text}\r\n`;

/** Waits for something that comes soon, on a busy machine too. */
export const until = <T>(check: () => T | Promise<T>) => vi.waitFor(check, 10_000);

/** The request behind the spool: its form, and the SHA-256 of each photo, or its error. */
type Seen = { fields: [string, string][]; photos: Record<string, string>; bytes: number };

const digestOf = (bytes: Buffer) => createHash('sha256').update(bytes).digest('hex');

/** A site whose program notes its requests. `hold` keeps its answers back until it is called again. */
export async function openSpool({ quota }: { quota?: ReturnType<typeof createQuota> } = {}) {
  vi.spyOn(console, 'info').mockImplementation(() => {});
  globalThis.passarelaForms = undefined;
  globalThis.passarelaLimits = undefined;
  const folder = mkdtempSync(join(tmpdir(), 'passarela-spool-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  const spool = createSpool({ folder, ...(quota && { quota }) });
  const seen: Seen[] = [];
  let held = Promise.resolve();
  const url = await listen((req, res) => {
    spool(req, res, async (request) => {
      const body = await buffer(request);
      const type = String(request.headers['content-type']);
      const form = await new Response(new Uint8Array(body), { headers: { 'content-type': type } }).formData();
      const fields = [...form].map(([name, value]): [string, string] => [name, String(value)]);
      const photos: Seen['photos'] = {};
      for (const [name, value] of fields) {
        const spooled = spooledFiles().get(value);
        if (spooled)
          photos[name] = 'error' in spooled ? spooled.error : digestOf(await buffer(spooled.read()));
      }
      seen.push({ fields, photos, bytes: body.length });
      await held;
      res.end('accepted');
    }).catch((error) => res.destroy(error));
  });
  const headersOf = (address: string) => ({ [VISITOR_ADDRESS_HEADER]: ownHeader(address) });
  return {
    url,
    folder,
    seen,
    files: () =>
      readdirSync(folder, { recursive: true, withFileTypes: true }).filter((each) => each.isFile()),
    isEmpty: () => readdirSync(folder).length === 0 && spooledFiles().size === 0,
    hold() {
      const { promise, resolve } = Promise.withResolvers<void>();
      held = promise;
      return resolve;
    },
    post: (body: BodyInit, { path = UPLOAD_PATH, address = '192.0.2.1', headers = {} } = {}) =>
      fetch(new URL(path, url), { method: 'POST', body, headers: { ...headersOf(address), ...headers } }),
    /** Begins a body with a photo in it, and sends `bytes` of it; `answer` is what comes back first. */
    begin(start: Uint8Array, { bytes = 8_000_000, address = '192.0.2.1' } = {}) {
      const socket = connect(Number(url.port), url.hostname).on('error', () => {});
      const head = [
        `POST ${UPLOAD_PATH} HTTP/1.1`,
        `Host: ${url.host}`,
        `Content-Type: multipart/form-data; boundary=${BOUNDARY}`,
        `Content-Length: ${bytes}`,
        `${VISITOR_ADDRESS_HEADER}: ${ownHeader(address)}`,
      ];
      socket.write(`${head.join('\r\n')}\r\n\r\n`);
      socket.write(part('name', 'Ana') + part('image_1', '', '; filename="a.jpg"').slice(0, -2));
      socket.write(start);
      return { socket, answer: once(socket, 'data').then(([data]) => String(data)) };
    },
  };
}
