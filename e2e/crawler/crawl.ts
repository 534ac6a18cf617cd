import { type PageFacts, readPage } from './page-facts';

const MAX_PAGES = 4000;
const AT_ONCE = 8;

export type Visit = { path: string; status: number; location: string | null; facts: PageFacts | null };

async function readAnswer(path: string, answer: Response): Promise<Visit> {
  const isHtml = (answer.headers.get('content-type') ?? '').startsWith('text/html');
  const text = await answer.text();
  return {
    path,
    status: answer.status,
    location: answer.headers.get('location'),
    facts: isHtml ? readPage(text) : null,
  };
}

/**
 * Fetches the file of a scaled picture, and the scaled picture once per size: scaling all would take most of the
 * crawl.
 */
function createPictures(base: string) {
  const sizes = new Set<string>();
  return (path: string) => {
    const { searchParams: asked } = new URL(path, base);
    const size = `${asked.get('w')} ${asked.get('q')}`;
    if (sizes.has(size)) return fetch(asked.get('url') ?? '', { method: 'HEAD', redirect: 'manual' });
    sizes.add(size);
    return fetch(base + path, { redirect: 'manual' });
  };
}

/** Follows links only, as a search engine without JS does, and remembers every answer by its path and query. */
export async function crawl(base: string, starts: readonly string[]): Promise<Map<string, Visit>> {
  const seen = new Map<string, Visit>();
  const queue = [...starts];
  const queued = new Set(starts);
  const askPicture = createPictures(base);
  const ask = (path: string) =>
    path.startsWith('/_next/image?') ? askPicture(path) : fetch(base + path, { redirect: 'manual' });

  async function visit(path: string) {
    const found = await readAnswer(path, await ask(path));
    seen.set(path, found);
    for (const link of found.facts?.links ?? []) {
      const url = new URL(link, base + path);
      const next = url.pathname + url.search;
      if (url.origin !== base || queued.has(next)) continue;
      if (queued.size >= MAX_PAGES) throw new Error(`More than ${MAX_PAGES} pages: the links have no end.`);
      queued.add(next);
      queue.push(next);
    }
  }

  while (queue.length > 0) await Promise.all(queue.splice(0, AT_ONCE).map(visit));
  return seen;
}
