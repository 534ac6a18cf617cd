/** Every screen by kind, in both languages. A talent and a post are found on their lists. */
const FIXED = {
  home: { pt: '/', en: '/en' },
  list: { pt: '/modelos', en: '/en/models' },
  cast: { pt: '/elenco', en: '/en/casting' },
  about: { pt: '/sobre', en: '/en/about' },
  contact: { pt: '/contato', en: '/en/contact' },
  favorites: { pt: '/favoritos', en: '/en/favorites' },
  'be-a-model': { pt: '/seja-modelo', en: '/en/be-a-model' },
  blog: { pt: '/blog', en: '/en/blog' },
  privacy: { pt: '/privacidade', en: '/en/privacy' },
  missing: { pt: '/nao-existe', en: '/en/no-such-page' },
};

const FOUND = {
  profile: { list: 'list', link: /href="((?:\/en)?\/(?:modelos|models)\/\d+\/[^"?#]+)"/ },
  post: { list: 'blog', link: /href="((?:\/en)?\/blog\/[^"?#]+)"/ },
};

async function findLink(base, path, pattern) {
  const html = await (await fetch(base + path)).text();
  return html.match(pattern)?.[1] ?? null;
}

/** `{ kind, lang, path }` of every screen of a running site. */
export async function screensOf(base) {
  const screens = Object.entries(FIXED).flatMap(([kind, paths]) =>
    Object.entries(paths).map(([lang, path]) => ({ kind, lang, path })),
  );
  for (const [kind, { list, link }] of Object.entries(FOUND)) {
    for (const [lang, path] of Object.entries(FIXED[list])) {
      const found = await findLink(base, path, link);
      if (found) screens.push({ kind, lang, path: found });
    }
  }
  return screens;
}
