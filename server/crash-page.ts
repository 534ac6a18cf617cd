import { readFileSync } from 'node:fs';
import type { IncomingMessage } from 'node:http';
import { href } from '../lib/routes/href.ts';
import { readLang } from '../lib/routes/page-params.ts';
import { crashHtml } from './crash-html.ts';
import { stylePolicy } from './csp.ts';

const fileOf = (path: string) => readFileSync(new URL(path, import.meta.url));

function fontFace(family: string, weight: string) {
  const data = fileOf(`../components/fonts/${family}.woff2`).toString('base64');
  return `@font-face{font-family:${family};font-weight:${weight};src:url(data:font/woff2;base64,${data}) format("woff2")}\n`;
}

/** What the visitor asked for: taken before Next writes its own addresses into the request. */
export type Asked = { url: string; referer: string | undefined };

export const askedOf = (req: IncomingMessage): Asked => ({
  url: req.url ?? '/',
  referer: req.headers.referer,
});

/** An address of this site as a path; null for any other. */
const ownPath = (url: URL | null, siteUrl: string) =>
  url?.origin === new URL(siteUrl).origin ? url.pathname + url.search : null;

/**
 * The page of an error nobody foresaw (status 500; SPEC section 2, Error page), in the language of the address, with
 * the policy that it needs. It is whole in itself, fonts included, and works without a script: Return leads to the
 * page that the visitor came from, which the browser names, else to the home page.
 */
export function createCrashPage(siteUrl: string) {
  const style = fontFace('display', '400') + fontFace('text', '400 600') + fileOf('crash-page.css');

  function page({ url, referer }: Asked): Buffer {
    const here = ownPath(URL.parse(url, siteUrl), siteUrl) ?? '/';
    const lang = readLang({ lang: here.split(/[/?]/)[1] });
    const from = ownPath(URL.parse(referer ?? ''), siteUrl);
    const back = from === null || from === here ? href('home', {}, lang) : from;
    return Buffer.from(crashHtml(lang, { style, back, here }));
  }

  return { csp: stylePolicy(style), page };
}
