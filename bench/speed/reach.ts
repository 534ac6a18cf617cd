import { ask } from '../../scripts/lib/ask.ts';
import { workThrough } from '../../scripts/lib/work-through.ts';
import { addressesIn } from '../../scripts/mirror/addresses.ts';

const AT_ONCE = 4;
const IS_LIST = /^\/(?:modelos|elenco)(?:\/(?:mulheres|homens))?$/;
const IS_PROFILE = /^\/(?:modelos|elenco)\/(?:[a-z]+\/)?(\d+)\/[^/]+$/;

/** Calls `visit` for each address and for each that a visit finds, until `isDone`; returns how many it visited. */
async function walk(
  starts: readonly string[],
  visit: (address: string) => Promise<string[]>,
  isDone = () => false,
) {
  const waiting = [...starts];
  const seen = new Set(starts);
  let visited = 0;
  await workThrough(waiting, AT_ONCE, async (next) => {
    if (isDone()) return;
    visited += 1;
    const found = (await visit(next)).filter((address) => !seen.has(address));
    for (const address of found) seen.add(address);
    waiting.push(...found);
  });
  return visited;
}

const idOf = (address: string) => IS_PROFILE.exec(new URL(address).pathname)?.[1];

async function inSitemaps(origin: string): Promise<Set<string>> {
  const ids = new Set<string>();
  await walk([`${origin}/sitemap.xml`], async (address) => {
    const { text } = await ask(address);
    const found = addressesIn('xml', text, origin);
    for (const id of found.map(idOf)) if (id) ids.add(id);
    return found.filter((each) => /\.xml$|\/sitemaps\//.test(new URL(each).pathname));
  });
  return ids;
}

/** Counts the talents of the sitemaps that links of the lists lead to, and the list pages. */
export async function reachTalents(origin: string) {
  const wanted = await inSitemaps(origin);
  const reached = new Set<string>();
  const visit = async (address: string) => {
    const found = addressesIn('html', (await ask(address)).text, address);
    for (const id of found.map(idOf)) if (id && wanted.has(id)) reached.add(id);
    return found.filter((each) => IS_LIST.test(new URL(each).pathname));
  };
  const pages = await walk(
    [`${origin}/modelos`, `${origin}/elenco`],
    visit,
    () => reached.size === wanted.size,
  );
  return { wanted: wanted.size, reached: reached.size, pages };
}
