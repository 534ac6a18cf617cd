import type { IncomingMessage, ServerResponse } from 'node:http';
import { askedOf, createCrashPage } from './crash-page.ts';
import { type PolicyOptions, policy, scriptHashes } from './csp.ts';
import { commonHeaders } from './headers.ts';
import { holdHtml } from './hold-html.ts';
import { createMemo } from './memo.ts';
import { readPageStatus, statusHeaders } from './page-status.ts';
import { paintFirst } from './paint-first.ts';

const MEMO_PAGES = 1_000;
const CRASHED = 500;

/** Where HEAD is answered as GET without the body: pages, whose status stands in their HTML. */
const isPage = (url: string) => !url.startsWith('/_next/') && !url.startsWith('/api/');

/** A browser that opens an address, and search engines; scripts that fetch data ask for something else. */
const wantsPage = (req: IncomingMessage) => req.headers.accept?.includes('text/html') ?? false;

/**
 * Prepares a response before Next writes to it (docs/decisions/custom-server.md): common headers on every answer; on
 * HTML its scripts after the first frame, the policy with the hashes of the inline ones, and the status that the page
 * asks for; in place of an error nobody foresaw the page for it, but for developers, who see what Next says.
 */
export function createExit({ siteUrl, ...options }: PolicyOptions & { siteUrl: string }) {
  const common = Object.entries(commonHeaders(options.isHttps));
  const memo = createMemo<{ csp: string; status: ReturnType<typeof readPageStatus> }>(MEMO_PAGES);
  const crash = createCrashPage(siteUrl);

  const examine = (html: string) => ({
    csp: policy(scriptHashes(html), options),
    status: readPageStatus(html),
  });

  function finish(res: ServerResponse, body: Buffer) {
    const etag = res.getHeader('etag');
    const written = body.toString('utf8');
    const html = options.isDev ? written : paintFirst(written);
    const look = () => examine(html);
    const { csp, status } = typeof etag === 'string' ? memo(`${etag} ${body.length}`, look) : look();
    res.setHeader('Content-Security-Policy', csp);
    if (status !== null && res.statusCode === 200) res.statusCode = status;
    const headers = Object.entries(statusHeaders).find(([each]) => Number(each) === res.statusCode)?.[1];
    for (const [name, value] of Object.entries(headers ?? {})) res.setHeader(name, value);
    return Buffer.from(html);
  }

  function finishCrash(res: ServerResponse, body: Buffer) {
    for (const name of ['ETag', 'Link']) res.removeHeader(name);
    res.setHeader('Content-Type', 'text/html; charset=utf-8');
    res.setHeader('Content-Security-Policy', crash.csp);
    res.setHeader('Cache-Control', 'no-store');
    return body;
  }

  return (req: IncomingMessage, res: ServerResponse) => {
    for (const [name, value] of common) res.setHeader(name, value);
    if (req.method === 'HEAD' && isPage(req.url ?? '/')) req.method = 'GET';
    const asked = askedOf(req);
    const hasCrashed = () => res.statusCode === CRASHED && !options.isDev;
    holdHtml(res, {
      holdsToo: () => hasCrashed() && wantsPage(req),
      finish: (body) => (hasCrashed() ? finishCrash(res, crash.page(asked)) : finish(res, body)),
    });
  };
}
