import type { RequestListener } from 'node:http';
import { createExit } from '../exit.ts';
import { listen } from './listen.ts';

const options = {
  siteUrl: 'https://site.example',
  mediaOrigins: ['https://media.example'],
  isHttps: true,
  hstsPreload: false,
  isDev: false,
};

/** Serves what `listener` answers, through the exit; gives the address. */
export async function serve(listener: RequestListener, over = {}): Promise<string> {
  const exit = createExit({ ...options, ...over });
  const { origin } = await listen((req, res) => {
    exit(req, res);
    listener(req, res);
  });
  return origin;
}

export const page = (body: string) => `<!DOCTYPE html><html><body>${body}</body></html>`;

/** Answers with a page, as Next would. */
export const html =
  (body: string, status = 200): RequestListener =>
  (_req, res) => {
    res.writeHead(status, { 'Content-Type': 'text/html; charset=utf-8', 'Cache-Control': 's-maxage=3600' });
    res.end(page(body));
  };
