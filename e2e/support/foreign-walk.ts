import { type PageFacts, readPage } from '../crawler/page-facts';
import type { Person } from '../foreign/people';
import { ask } from './foreign-fetch';
import type { ForeignSite } from './foreign-site';

const LANGUAGES = {
  pt: {
    home: '/',
    models: '/modelos',
    cast: '/elenco',
    man: 'homens',
    woman: 'mulheres',
    blog: '/blog',
    others: ['/sobre', '/contato', '/favoritos', '/seja-modelo'],
  },
  en: {
    home: '/en',
    models: '/en/models',
    cast: '/en/casting',
    man: 'man',
    woman: 'woman',
    blog: '/en/blog',
    others: ['/en/about', '/en/contact', '/en/favorites', '/en/be-a-model'],
  },
} as const;
type Lang = keyof typeof LANGUAGES;

const AT_ONCE = 6;
/** The categories [S171.1]. */
const SECTIONS = { models: 1, cast: 1891 } as const;
const HIDDEN = 1446;

const isVisible = ({ divisions }: Person) => divisions.every(({ category }) => category !== HIDDEN);
const without = <T>(all: readonly T[], some: readonly T[]) => all.filter((each) => !some.includes(each));

/**
 * Walks the site in a language as a visitor without JS: every list to its end, and one of `every` profiles and
 * posts. Returns the faults.
 */
export async function walk({ url, foreign }: ForeignSite, lang: Lang, every: number): Promise<string[]> {
  const words = LANGUAGES[lang];
  const problems: string[] = [];
  const pages = new Map<string, PageFacts & { html: string }>();

  async function visit(path: string) {
    const known = pages.get(path);
    if (known) return known;
    const { status, text: html } = await ask(url + path);
    if (status !== 200) problems.push(`${path} answers ${status}`);
    const page = { ...readPage(html), html };
    pages.set(path, page);
    return page;
  }

  /** All links of a list, over its pages. */
  async function linksOf(list: string): Promise<string[]> {
    const links: string[] = [];
    const queue = [list];
    for (const path of queue) {
      const found = (await visit(path)).links.map((link) => new URL(link, url + path));
      links.push(...found.map(({ pathname }) => decodeURI(pathname)));
      const more = found.filter(
        ({ pathname, search }) => pathname === list && /^\?(page|pagina)=\d+$/.test(search),
      );
      queue.push(...without([...new Set(more.map(({ pathname, search }) => pathname + search))], queue));
    }
    return [...new Set(links)];
  }

  const idsIn = (links: readonly string[], list: string) =>
    links.flatMap((link) => {
      const [, id] = link.startsWith(`${list}/`) ? (/\/(\d+)\/[^/]+$/.exec(link) ?? []) : [];
      return id ? [Number(id)] : [];
    });

  async function list(path: string, section: string, expected: readonly Person[]) {
    const links = await linksOf(path);
    const ids = [...new Set(idsIn(links, section))];
    const wanted = expected.map(({ id }) => id);
    for (const id of without(wanted, ids)) problems.push(`${path} lacks talent ${id}`);
    for (const id of without(ids, wanted)) problems.push(`${path} shows talent ${id}`);
    return links.filter((link) => /\/\d+\/[^/]+$/.test(link));
  }

  async function each(paths: readonly string[], check: (path: string) => Promise<void>) {
    for (let at = 0; at < paths.length; at += AT_ONCE)
      await Promise.all(paths.slice(at, at + AT_ONCE).map(check));
  }

  await each([words.home, ...words.others], async (path) => {
    await visit(path);
  });
  const profiles = new Set<string>();
  for (const [name, category] of Object.entries(SECTIONS)) {
    const section = name === 'cast' ? words.cast : words.models;
    const shown = foreign.truth.people.filter(
      (person) => isVisible(person) && person.categories.includes(category),
    );
    for (const link of await list(section, section, shown)) profiles.add(link);
    for (const gender of ['man', 'woman'] as const) {
      const some = shown.filter((person) => person.gender === gender && !foreign.genderless(person));
      await list(`${section}/${words[gender]}`, section, some);
    }
  }
  const sampleOf = (paths: readonly string[]) => paths.filter((_, at) => at % every === 0);
  await each(sampleOf([...profiles]), async (path) => {
    const [, id] = /\/(\d+)\/[^/]+$/.exec(path) ?? [];
    const person = foreign.truth.people.find((known) => String(known.id) === id);
    const { titles } = await visit(path);
    if (person && !titles[0]?.startsWith(person.name)) problems.push(`${path} is titled ${titles[0]}`);
  });
  const posts = foreign.truth.posts.filter((post) => post.language === lang);
  const postPaths = posts.map(({ slug }) => `${words.blog}/${slug}`);
  for (const path of without(postPaths, await linksOf(words.blog)))
    problems.push(`${words.blog} lacks ${path}`);
  await each(sampleOf(postPaths), async (path) => {
    const { titles, html } = await visit(path);
    const post = posts.find(({ slug }) => path === `${words.blog}/${slug}`);
    if (!post || !titles[0]?.startsWith(post.title)) problems.push(`${path} is titled ${titles[0]}`);
    const text = lang === 'en' ? 'The agency presents' : 'A agência apresenta';
    if (!html.includes(text)) problems.push(`${path} lacks its text`);
  });
  return problems;
}
