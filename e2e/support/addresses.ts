import { type APIRequestContext, expect } from '@playwright/test';
import english from '../../messages/en.json' with { type: 'json' };
import portuguese from '../../messages/pt.json' with { type: 'json' };

// Every screen and alias, both languages, as seen from outside.

const LISTS: [path: string, lang: string, h1: RegExp][] = [
  ['/modelos', 'pt-BR', /^Modelos/],
  ['/modelos/homens', 'pt-BR', /^Modelos: homens/],
  ['/modelos/mulheres', 'pt-BR', /^Modelos: mulheres/],
  ['/elenco', 'pt-BR', /^Elenco/],
  ['/elenco/homens', 'pt-BR', /^Elenco: homens/],
  ['/modelos?letra=a', 'pt-BR', /^Modelos/],
  ['/en/models', 'en', /^Models/],
  ['/en/models/man', 'en', /^Models: men/],
  ['/en/models/woman', 'en', /^Models: women/],
  ['/en/casting', 'en', /^Casting/],
  ['/en/casting/woman', 'en', /^Casting: women/],
  ['/en/models?letter=a', 'en', /^Models/],
];

const messages = { 'pt-BR': portuguese.Errors.notFound, en: english.Errors.notFound };
const missing = (path: string, lang: keyof typeof messages) => [path, lang, messages[lang]] as const;

const NOT_FOUND = [
  missing('/fr', 'pt-BR'),
  missing('/fr/models', 'pt-BR'),
  missing('/nada', 'pt-BR'),
  missing('/en/nothing', 'en'),
  missing('/modelos/outros', 'pt-BR'),
  missing('/modelos?pagina=999', 'pt-BR'),
  missing('/en/models?letter=ab', 'en'),
  missing('/modelos/99999999/ninguem', 'pt-BR'),
  missing('/en/models/99999999/nobody', 'en'),
  missing('/news/nada', 'pt-BR'),
];

/** Aliases, and the page's own address, to which each leads in one hop. */
export const MOVED: [path: string, to: string][] = [
  ['/pt', '/'],
  ['/pt/modelos', '/modelos'],
  ['/pt/modelos/homens?letra=b&utm_source=x', '/modelos/homens?letra=b&utm_source=x'],
  ['/modelos/', '/modelos'],
  ['/EN/models', '/en/models'],
  ['/models', '/modelos'],
  ['/pt/models/woman', '/modelos/mulheres'],
  ['/cast?letter=a', '/elenco?letra=a'],
  ['/modelos?utm=1&letter=A&page=1', '/modelos?letra=a&utm=1'],
  ['/en/models?letra=a&pagina=1', '/en/models?letter=a'],
  ['/en/modelos/mulheres?utm=1', '/en/models/woman?utm=1'],
  ['/en/elenco/mulher', '/en/casting/woman'],
  ['/favorites?utm=1', '/favoritos?utm=1'],
  ['/en/contacto', '/en/contact'],
  ['/sobre-nosotros', '/sobre'],
  ['/en/ser-modelo', '/en/be-a-model'],
  ['/news', '/blog'],
  ['/en/news?page=1', '/en/blog'],
];

/** An answer's target, as path and query. */
export const leadsTo = (location = '') => {
  const { pathname, search } = new URL(location, 'http://site');
  return pathname + search;
};

/** The words of a page's heading, as they stand in its HTML. */
export const h1Of = (html: string) => /<h1[^>]*>(.*?)<\/h1>/.exec(html)?.[1]?.replace(/<[^>]+>/g, '');

/** Asks for every list and for what is missing: status, language and heading stand in the HTML. */
export async function expectPages(request: APIRequestContext) {
  const told = [
    ...LISTS.map((row) => [200, ...row] as const),
    ...NOT_FOUND.map((row) => [404, ...row] as const),
  ];
  for (const [status, path, lang, h1] of told) {
    const answer = await request.get(path, status === 200 ? { maxRedirects: 0 } : {});
    const text = await answer.text();
    expect([answer.status(), text.includes(`<html lang="${lang}"`)], path).toEqual([status, true]);
    expect(h1Of(text), path).toMatch(h1);
  }
}
