import { readFileSync } from 'node:fs';
import type { IncomingMessage } from 'node:http';
import { join } from 'node:path';
import { each } from '@passarela/contract/each';
import { LANGS, type Lang } from '../lib/domain/languages.ts';
import { href } from '../lib/routes/href.ts';
import { readLang } from '../lib/routes/page-params.ts';
import { TEMPLATE_AGENCY, TEMPLATE_LINKS } from '../lib/routes/server-error.ts';
import { xmlText } from '../lib/seo/sitemap.ts';
import { stylePolicy } from './csp.ts';

const SCRIPT = /<script\b[^>]*>.*?<\/script>/gs;
const MANIFEST = /<link rel="manifest"[^>]*>/;
/** A typeface in a file of the build: a page that may load none does not ask for it. */
const OTHER_FACE = /@font-face\s*\{[^}]*url\(\.\.\/[^}]*\}/g;
const BUILT_FILE = /<link\b[^>]*\bhref="\/_next\/static\/([^"?]+)[^>]*>/g;

type Template = { html: string; csp: string };

/** A built page as a document of its own: style and preloaded fonts in it, no scripts. */
export function standAlone(html: string, read: (file: string) => Buffer): Template {
  const links = [...html.matchAll(BUILT_FILE)].map(([tag, file = '']) => ({ tag, file }));
  const named = (kind: string) => links.filter(({ tag }) => tag.includes(kind)).map(({ file }) => file);
  const sheets = [...new Set(named('rel="stylesheet"'))].map((file) => read(file).toString());
  const style = named('as="font"')
    .reduce(
      (css, file) => css.replaceAll(`../${file}`, `data:font/woff2;base64,${read(file).toString('base64')}`),
      sheets.join('\n'),
    )
    .replace(OTHER_FACE, '');
  const bare = [SCRIPT, BUILT_FILE, MANIFEST].reduce((rest, part) => rest.replace(part, ''), html);
  return { html: bare.replace('</head>', () => `<style>${style}</style></head>`), csp: stylePolicy(style) };
}

/** A page that the build below `dir` rendered below app/server-error. */
function readTemplate(dir: string, page: string, agency: string): Template {
  const built = (path: string) => readFileSync(join(dir, '.next', path));
  const html = built(`server/app/server-error/${page}.html`).toString();
  return standAlone(
    html.replaceAll(TEMPLATE_AGENCY, () => xmlText(agency)),
    (file) => built(`static/${file}`),
  );
}

export const readTemplates = (dir: string, agency: string) =>
  each(LANGS, (lang) => readTemplate(dir, lang, agency));

/** The page of each language for a front whose copies of the site are all down, as HTML. */
export const readUnavailable = (dir: string, agency: string) =>
  each(LANGS, (lang) => readTemplate(dir, `${lang}/unavailable`, agency).html);

/** What the visitor asked for: taken before Next writes its own addresses into the request. */
export type Requested = { url: string; referer: string | undefined };

export const requestedOf = (req: IncomingMessage): Requested => ({
  url: req.url ?? '/',
  referer: req.headers.referer,
});

const ownPath = (url: URL | null, siteUrl: string) =>
  url?.origin === new URL(siteUrl).origin ? url.pathname + url.search : null;

/** Makes the 500 page in the language of the address (SPEC section 2, Error page), with its policy. */
export function createServerError(siteUrl: string, templates: Record<Lang, Template>) {
  return ({ url, referer }: Requested): { body: Buffer; csp: string } => {
    const here = ownPath(URL.parse(url, siteUrl), siteUrl) ?? '/';
    const lang = readLang({ lang: here.split(/[/?]/)[1] });
    const from = ownPath(URL.parse(referer ?? ''), siteUrl);
    const back = from === null || from === here ? href('home', {}, lang) : from;
    const { html, csp } = templates[lang];
    const filled = html
      .replaceAll(`href="${TEMPLATE_LINKS.back}"`, () => `href="${xmlText(back)}"`)
      .replaceAll(`href="${TEMPLATE_LINKS.retry}"`, () => `href="${xmlText(here)}"`);
    return { body: Buffer.from(filled), csp };
  };
}
