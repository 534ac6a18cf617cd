import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { each } from '@passarela/contract/each';
import { LANGS, LANGUAGE_TAGS, type Lang } from '../lib/domain/languages.ts';
import { xmlText } from '../lib/seo/sitemap.ts';
import { stylePolicy } from './policy.ts';

const FACE = /url\("([^"]+\.woff2)"\)/g;
const STYLE = /<style>([\s\S]*?)<\/style>/;

const read = (file: string) => readFileSync(join(import.meta.dirname, file));
const inPage = (_: string, file: string) => `url(data:font/woff2;base64,${read(file).toString('base64')})`;

type Texts = Record<Lang, string>;
const OUR_FAULT: { title: Texts; hint: Texts } = {
  title: { pt: 'Algo saiu do previsto.', en: 'Something went wrong.' },
  hint: {
    pt: 'A falha foi nossa, não sua. Tente de novo em instantes.',
    en: 'The fault is ours, not yours. Please try again shortly.',
  },
};
const BAD_ADDRESS: typeof OUR_FAULT = {
  title: { pt: 'Este endereço não se lê.', en: 'This address cannot be read.' },
  hint: {
    pt: 'O link tem sinais que nenhuma página nossa tem. Peça-o de novo a quem o enviou, ou comece pelo início.',
    en: 'The link holds signs that no page of ours has. Ask its sender for it again, or start at the beginning.',
  },
};

/** The page for an unexpected error, which needs no other file (docs/decisions/page-status.md). */
const errorPage = (lang: Lang, status: 400 | 500 | 503, agency: string) =>
  read('error-page.html')
    .toString()
    .replace(/\{(title|hint) (pt|en)\}/g, (_, part: 'title' | 'hint', of: Lang) =>
      status === 400 ? BAD_ADDRESS[part][of] : OUR_FAULT[part][of],
    )
    .replace('<html lang="pt-BR">', `<html lang="${LANGUAGE_TAGS[lang]}">`)
    .replaceAll('{status}', String(status))
    .replaceAll('{agency}', () => xmlText(agency))
    .replace(FACE, inPage);

/** As our server sends it where Next fails (500), or for what is no address (400), and its policy. */
export const ownPages = (status: 400 | 500, agency: string) =>
  each(LANGS, (lang) => {
    const html = errorPage(lang, status, agency);
    return { body: Buffer.from(html), csp: stylePolicy(STYLE.exec(html)?.[1] ?? '') };
  });

/** As HTML for a front whose copies of the site are all down. */
export const unavailablePages = (agency: string) => each(LANGS, (lang) => errorPage(lang, 503, agency));
