import type { IncomingMessage, RequestListener } from 'node:http';
import { listen } from '../../gate/testing/listen.ts';
import { ownPages } from '../error-page.ts';
import { createHtmlResponse, requestNonce } from '../html-response.ts';

/** The head's scripts. */
export const OWN_SCRIPTS = { early: 'early()', afterFrame: 'afterFrame()' };

const options = {
  crashPages: ownPages(500, 'Casa'),
  readStyle: () => null,
  scripts: OWN_SCRIPTS,
  mediaOrigins: () => ['https://media.example'],
  isHttps: true,
  isDev: false,
};

type Over = Partial<Parameters<typeof createHtmlResponse>[0]> & {
  /** Runs before anything else. */
  before?: (...args: Parameters<RequestListener>) => void;
};

/** Serves what `listener` answers, as the server prepares it; returns the address. */
export async function serve(
  listener: RequestListener,
  { before = () => undefined, ...over }: Over = {},
): Promise<string> {
  const prepareHtml = createHtmlResponse({ ...options, ...over });
  const { origin } = await listen((req, res) => {
    before(req, res);
    prepareHtml(req, res);
    listener(req, res);
  });
  return origin;
}

export const page = (body: string) => `<!DOCTYPE html><html><body>${body}</body></html>`;

/** A text in which `NONCE` is the nonce of Next's scripts. */
export function marked(req: IncomingMessage, text: string): string {
  requestNonce(req);
  const [, nonce = ''] = /'nonce-([^']+)'/.exec(String(req.headers['content-security-policy'])) ?? [];
  return text.replaceAll('NONCE', nonce);
}

/** Answers with a page, as Next would. */
export const html =
  (body: string, status = 200): RequestListener =>
  (req, res) => {
    res.writeHead(status, { 'Content-Type': 'text/html; charset=utf-8', 'Cache-Control': 's-maxage=3600' });
    res.end(marked(req, page(body)));
  };
