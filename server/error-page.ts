import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { each } from '@passarela/contract/each';
import { LANGS, LANGUAGE_TAGS, type Lang } from '../lib/domain/languages.ts';
import { xmlText } from '../lib/seo/sitemap.ts';
import { stylePolicy } from './csp.ts';

const FACE = /url\("([^"]+\.woff2)"\)/g;
const STYLE = /<style>([\s\S]*?)<\/style>/;

const read = (file: string) => readFileSync(join(import.meta.dirname, file));
const inPage = (_: string, file: string) => `url(data:font/woff2;base64,${read(file).toString('base64')})`;

/** The page for an unexpected error, which needs no other file (docs/decisions/page-status.md). */
const errorPage = (lang: Lang, status: 500 | 503, agency: string) =>
  read('error-page.html')
    .toString()
    .replace('<html lang="pt-BR">', `<html lang="${LANGUAGE_TAGS[lang]}">`)
    .replaceAll('{status}', String(status))
    .replaceAll('{agency}', () => xmlText(agency))
    .replace(FACE, inPage);

/** As our server sends it where Next fails, and its policy. */
export const crashPages = (agency: string) =>
  each(LANGS, (lang) => {
    const html = errorPage(lang, 500, agency);
    return { body: Buffer.from(html), csp: stylePolicy(STYLE.exec(html)?.[1] ?? '') };
  });

/** As HTML for a front whose copies of the site are all down. */
export const unavailablePages = (agency: string) => each(LANGS, (lang) => errorPage(lang, 503, agency));
