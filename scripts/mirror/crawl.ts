import { addressesIn } from './addresses.ts';

const AT_ONCE = 6;
const ANSWER_MS = 20_000;
/** Brotli for browsers, gzip for the rest: nginx keeps a page in each form. */
const CODINGS = ['br', 'gzip'];
/** What no address of the crawl leads to, and everybody asks for. */
const STARTS = ['/', '/en', '/robots.txt', '/sitemap.xml'];
const IS_TEXT = /html|css|javascript|xml|json|svg|text/;

export type Crawl = { kept: string[]; gone: string[]; failed: string[]; bytes: number };

async function ask(address: string, coding: string) {
  const headers = { 'Accept-Encoding': coding, Accept: 'text/html,image/webp,*/*' };
  const answer = await fetch(address, {
    headers,
    redirect: 'manual',
    signal: AbortSignal.timeout(ANSWER_MS),
  });
  const body = Buffer.from(await answer.arrayBuffer());
  return { status: answer.status, type: answer.headers.get('content-type') ?? '', body };
}

/** Asks for all linked below `origin`, then for `known` addresses: the front learns what is gone. */
export async function crawl(origin: string, known: readonly string[] = []): Promise<Crawl> {
  const result: Crawl = { kept: [], gone: [], failed: [], bytes: 0 };
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
    const { status, type, body } = await ask(address, CODINGS[0] ?? '');
    if (status === 200) {
      result.kept.push(address);
      result.bytes += body.length;
      if (!IS_TEXT.test(type)) return;
      add(addressesIn(type, body.toString(), address));
      for (const coding of CODINGS.slice(1)) await ask(address, coding);
    } else if (status === 404 || status === 410) {
      result.gone.push(address);
      for (const coding of CODINGS.slice(1)) await ask(address, coding);
    } else if (status >= 500) result.failed.push(`${address} ${status}`);
  }
  async function work() {
    for (let address = waiting.shift(); address !== undefined; address = waiting.shift()) {
      await visit(address).catch((error) => result.failed.push(`${address} ${error}`));
    }
  }
  async function walk() {
    while (waiting.length > 0) await Promise.all(Array.from({ length: AT_ONCE }, work));
  }

  add(STARTS.map((path) => new URL(path, origin).href));
  await walk();
  add(known);
  await walk();
  return result;
}
