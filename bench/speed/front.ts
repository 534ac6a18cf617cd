import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { selfMadeCertificate } from '../../scripts/lib/certificate.ts';
import { stop } from '../../scripts/lib/children.ts';
import { freePort } from '../../scripts/lib/ports.ts';
import { startNginx } from '../../scripts/lib/start-nginx.ts';
import { pinOf } from '../lib/certificate-pin.ts';

/** Bounds unacknowledged bytes, as on a new connection: loopback would take whole pages at once. */
const SEND_BUFFER = '32k';

const httpOf = (folder: string, origin: string, port: number, plainPort: number) => `access_log off;
  proxy_cache_path ${folder}/cache levels=1:2 keys_zone=pages:8m use_temp_path=off;
  upstream origin { server ${new URL(origin).host}; keepalive 16; }
  server {
    listen 127.0.0.1:${port} ssl http2 sndbuf=${SEND_BUFFER};
    listen 127.0.0.1:${plainPort};
    ssl_certificate ${folder}/localhost.crt;
    ssl_certificate_key ${folder}/localhost.key;
    keepalive_requests 100000;
    location ^~ /floor/ {
      root ${folder};
      types {}
      default_type "text/html; charset=utf-8";
      add_header Content-Encoding br;
    }
    # Each visit of a package is made for it.
    location ~ ^/(?:selecao|api/packages)/ {
      proxy_pass http://origin;
      proxy_http_version 1.1;
      proxy_set_header Connection "";
      proxy_set_header Host ${new URL(origin).host};
    }
    location / {
      gzip on;
      gzip_comp_level 6;
      gzip_types text/css text/javascript application/javascript image/svg+xml;
      proxy_pass http://origin;
      proxy_http_version 1.1;
      proxy_set_header Connection "";
      proxy_set_header Host ${new URL(origin).host};
      proxy_cache pages;
      proxy_cache_valid 200 1h;
      proxy_ignore_headers Cache-Control Expires Vary X-Accel-Expires;
      proxy_cache_key "$request_uri $http_accept $http_accept_encoding $http_rsc $http_next_router_prefetch $http_next_router_segment_prefetch $http_next_router_state_tree $http_next_url";
    }
  }`;

/**
 * nginx with TLS and HTTP/2 before a site (`origin`). It caches every answer but packages, serves floor pages in
 * Brotli from disk, and compresses plain answers with gzip. Its files lie in `folder`.
 */
export async function startBenchFront(origin: string, folder: string) {
  for (const name of ['cache', 'floor']) mkdirSync(path.join(folder, name), { recursive: true });
  const { certificate } = await selfMadeCertificate(folder);
  const [port, plainPort] = [await freePort(), await freePort()];
  const plain = `http://127.0.0.1:${plainPort}`;
  const program = await startNginx(folder, httpOf(folder, origin, port, plainPort), `${plain}/`);
  return {
    port,
    pin: pinOf(certificate),
    /** Puts a page under `/floor/<name>`; returns its path. */
    addFloor(name: string, html: string): string {
      writeFileSync(path.join(folder, 'floor', name), brotliCompressSync(html));
      return `/floor/${name}`;
    },
    close: () => stop(program),
  };
}
export type BenchFront = Awaited<ReturnType<typeof startBenchFront>>;
