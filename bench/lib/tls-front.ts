import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { type IncomingHttpHeaders, request } from 'node:http';
import { createSecureServer } from 'node:http2';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { selfMadeCertificate } from '../../scripts/lib/certificate.ts';

async function keyPair() {
  const folder = mkdtempSync(path.join(tmpdir(), 'tls-front-'));
  const { certificate, key } = await selfMadeCertificate(folder);
  const pair = { key: readFileSync(key), cert: readFileSync(certificate) };
  rmSync(folder, { recursive: true });
  return pair;
}

/** Headers that belong to one connection, which HTTP/2 does not carry on. */
const OF_THE_CONNECTION = new Set(['connection', 'keep-alive', 'transfer-encoding', 'upgrade']);
const carried = (headers: IncomingHttpHeaders) =>
  Object.fromEntries(
    Object.entries(headers).filter(([name]) => !name.startsWith(':') && !OF_THE_CONNECTION.has(name)),
  );

/** TLS and HTTP/2 in front of a site (`origin`), as a proxy in production has them (DESIGN 10). */
export async function startTlsFront(origin: string) {
  const front = createSecureServer({ ...(await keyPair()), allowHTTP1: true }, (asked, answer) => {
    const { method, url } = asked;
    const headers = { ...carried(asked.headers), host: new URL(origin).host };
    const sent = request(new URL(url, origin), { method, headers }, (response) => {
      answer.writeHead(response.statusCode ?? 502, carried(response.headers));
      response.pipe(answer);
    });
    sent.once('error', () => 'stream' in answer && answer.stream.close());
    asked.pipe(sent);
  });
  await once(front.listen(0, '127.0.0.1'), 'listening');
  const { port } = front.address() as AddressInfo;
  return { url: `https://127.0.0.1:${port}`, close: () => front.close() };
}
