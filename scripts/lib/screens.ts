const FIXED = {
  home: { pt: '/', en: '/en' },
  list: { pt: '/modelos', en: '/en/models' },
  cast: { pt: '/elenco', en: '/en/casting' },
  find: { pt: '/modelos?filtros=1', en: '/en/models?filters=1' },
  about: { pt: '/sobre', en: '/en/about' },
  contact: { pt: '/contato', en: '/en/contact' },
  favorites: { pt: '/favoritos', en: '/en/favorites' },
  'be-a-model': { pt: '/seja-modelo', en: '/en/be-a-model' },
  blog: { pt: '/blog', en: '/en/blog' },
  privacy: { pt: '/privacidade', en: '/en/privacy' },
  missing: { pt: '/nao-existe', en: '/en/no-such-page' },
};

const TALENT = /href="((?:\/en)?\/(?:modelos|models)\/(\d+)\/[^"?#]+)"/;
const POST = /href="((?:\/en)?\/blog\/[^"?#]+)"/;

export type Kind = keyof typeof FIXED | 'profile' | 'post' | 'selection';
export type Screen = { kind: Kind; lang: string; path: string };

const fixed = (kind: keyof typeof FIXED) =>
  Object.entries(FIXED[kind]).map(([lang, path]) => ({ kind, lang, path }));

async function linked(base: string, kind: Kind, list: 'list' | 'blog', link: RegExp): Promise<Screen[]> {
  const screens = fixed(list).map(async ({ lang, path }) => {
    const html = await (await fetch(base + path)).text();
    return { kind, lang, path: link.exec(html)?.[1] };
  });
  return (await Promise.all(screens)).flatMap(({ path, ...screen }) => (path ? [{ ...screen, path }] : []));
}

/** The path and the id of the first talent in the list of models. */
export async function firstTalent(base: string) {
  const html = await (await fetch(base + FIXED.list.pt)).text();
  const [, path, id] = TALENT.exec(html) ?? [];
  if (!path || !id) throw new Error(`${base} lists no talent`);
  return { path, id };
}

/** A link to the first talents of the list, as somebody may share it. */
async function selections(base: string): Promise<Screen[]> {
  const html = await (await fetch(base + FIXED.list.pt)).text();
  const ids = new Set([...html.matchAll(new RegExp(TALENT, 'g'))].map(([, , id]) => id));
  const query = `?ids=${[...ids].slice(0, 5).join(',')}&title=Inverno+2027&from=2026-12-01&to=2026-12-05`;
  return fixed('favorites').map(({ lang, path }) => ({ kind: 'selection', lang, path: path + query }));
}

const isFixed = (kind: string): kind is keyof typeof FIXED => kind in FIXED;

/** Every screen of a running site in both languages; a talent, a post and a selection are found on their lists. */
export async function screensOf(base: string): Promise<Screen[]> {
  const profiles = await linked(base, 'profile', 'list', TALENT);
  const posts = await linked(base, 'post', 'blog', POST);
  const shared = await selections(base);
  return [...Object.keys(FIXED).filter(isFixed).flatMap(fixed), ...profiles, ...posts, ...shared];
}
