import type { IncomingMessage, ServerResponse } from 'node:http';
import { type PolicyOptions, policy, scriptHashes } from './csp.ts';
import { commonHeaders } from './headers.ts';
import { holdHtml } from './hold-html.ts';
import { createMemo } from './memo.ts';
import { readPageStatus, statusHeaders } from './page-status.ts';

const MEMO_PAGES = 1_000;

/** Where HEAD is answered as GET without the body: pages, whose status stands in their HTML. */
const isPage = (url: string) => !url.startsWith('/_next/') && !url.startsWith('/api/');

/**
 * Prepares a response before Next writes to it (docs/decisions/custom-server.md): common headers on every answer; on
 * HTML the policy with the hashes of its inline scripts, and the status that the page asks for.
 */
export function createExit(options: PolicyOptions) {
  const common = Object.entries(commonHeaders(options.isHttps));
  const memo = createMemo<{ csp: string; status: ReturnType<typeof readPageStatus> }>(MEMO_PAGES);

  const examine = (html: string) => ({
    csp: policy(scriptHashes(html), options),
    status: readPageStatus(html),
  });

  function finish(res: ServerResponse, body: Buffer) {
    const etag = res.getHeader('etag');
    const look = () => examine(body.toString('utf8'));
    const { csp, status } = typeof etag === 'string' ? memo(`${etag} ${body.length}`, look) : look();
    res.setHeader('Content-Security-Policy', csp);
    if (status !== null && res.statusCode === 200) res.statusCode = status;
    const headers = Object.entries(statusHeaders).find(([each]) => Number(each) === res.statusCode)?.[1];
    for (const [name, value] of Object.entries(headers ?? {})) res.setHeader(name, value);
  }

  return (req: IncomingMessage, res: ServerResponse) => {
    for (const [name, value] of common) res.setHeader(name, value);
    if (req.method === 'HEAD' && isPage(req.url ?? '/')) req.method = 'GET';
    holdHtml(res, finish);
  };
}
