import { ask } from '../lib/ask.ts';
import { workThrough } from '../lib/work-through.ts';
import { addressesIn } from './addresses.ts';

const AT_ONCE = 6;
/** Brotli for browsers, gzip for the rest: nginx keeps a page in each form. */
const CODINGS = ['br', 'gzip'];
/** Addresses that no link leads to, and everybody fetches. */
const STARTS = ['/', '/en', '/robots.txt', '/sitemap.xml'];
const IS_TEXT = /html|css|javascript|xml|json|svg|text/;

type Crawl = { stored: string[]; gone: string[]; failed: string[]; bytes: number };

/** Fetches all links below `origin` that a cache may keep, then `known` addresses: the front learns of gone ones. */
export async function crawl(origin: string, known: readonly string[] = []): Promise<Crawl> {
  const result: Crawl = { stored: [], gone: [], failed: [], bytes: 0 };
  const waiting: string[] = [];
  const seen = new Set<string>();
  const add = (addresses: readonly string[]) => {
    for (const address of addresses) {
      if (seen.has(address)) continue;
      seen.add(address);
      waiting.push(address);
    }
  };

  async function visit(address: string) {
    const { status, type, text, bytes, isStorable } = await ask(address, CODINGS[0]);
    // An answer made for each visitor (a search) is in no cache, and links to more of its kind.
    if (status === 200 && !isStorable) return;
    if (status === 200) {
      result.stored.push(address);
      result.bytes += bytes;
      if (!IS_TEXT.test(type)) return;
      add(addressesIn(type, text, address));
      for (const coding of CODINGS.slice(1)) await ask(address, coding);
    } else if (status === 404 || status === 410) {
      result.gone.push(address);
      for (const coding of CODINGS.slice(1)) await ask(address, coding);
    } else if (status === 0 || status >= 500) result.failed.push(`${address} ${status || text}`);
  }
  const walk = () => workThrough(waiting, AT_ONCE, visit);

  add(STARTS.map((path) => new URL(path, origin).href));
  await walk();
  add(known);
  await walk();
  return result;
}
