import { Parser } from 'htmlparser2';

/** The one width of each picture in the mirror: of `KEPT_WIDTH` in deploy/nginx. */
const CACHED = { w: '640', q: '62' };
const OPTIMIZER = '/_next/image';
/** Downloads and scripts' own calls are never cached. */
const ANSWERED_LIVE = '/api/';
/** Attributes that hold an address; `srcset` holds several. */
const ADDRESSES = ['href', 'src', 'poster'];
const CSS_ADDRESS = /url\(["']?([^"')]+)["']?\)/g;

/** An address for the mirror: no fragment, pictures in the one width; null for another host's. */
function ownAddress(text: string, base: string): string | null {
  const url = URL.parse(text, base);
  if (url?.origin !== new URL(base).origin || url.pathname.startsWith(ANSWERED_LIVE)) return null;
  url.hash = '';
  if (url.pathname === OPTIMIZER)
    for (const [name, value] of Object.entries(CACHED)) url.searchParams.set(name, value);
  return url.href;
}

const fromSourceSet = (text: string) => text.split(/,\s+/).map((each) => each.trim().split(/\s/)[0] ?? '');

/** Every address of this host that a page (`html`) or a style sheet (`css`) at `base` names. */
export function addressesIn(type: string, text: string, base: string): string[] {
  const found: string[] = [];
  if (type.includes('css')) found.push(...[...text.matchAll(CSS_ADDRESS)].map(([, address = '']) => address));
  if (type.includes('html')) {
    const parser = new Parser({
      onopentag(_name, attributes) {
        for (const name of ADDRESSES) if (attributes[name]) found.push(attributes[name]);
        // The picture of a link in a chat.
        if (attributes.property === 'og:image' && attributes.content) found.push(attributes.content);
        for (const name of ['srcset', 'imagesrcset']) found.push(...fromSourceSet(attributes[name] ?? ''));
      },
    });
    parser.write(text);
    parser.end();
  }
  if (type.includes('xml'))
    found.push(...[...text.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, address = '']) => address));
  const own = found.filter(Boolean).map((address) => ownAddress(address, base));
  return [...new Set(own.filter((address) => address !== null))];
}
