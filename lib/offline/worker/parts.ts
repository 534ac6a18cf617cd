import { keyOf } from './cache.ts';

const PICTURES_MAX = 4;
const BUILT = /\/_next\/static\/[\w./-]+/g;
const PICTURE = /\/_next\/image\?url=[^&"]+&amp;w=(\d+)&amp;q=\d+(?=\s\d+w)/g;

/** The files of the build that a page names. */
export const partsOf = (html: string): string[] => html.match(BUILT) ?? [];

const widthOf = (address: string) => Number(/w=(\d+)/.exec(address)?.[1]);

/** The cover and the first pictures of a page, each as wide as this screen needs it. */
export function picturesOf(html: string, cover: string | null | undefined, width: number): string[] {
  const pictures = new Map<string, string>();
  if (cover) pictures.set(keyOf(cover), cover);
  for (const [found] of html.matchAll(PICTURE)) {
    const address = found.replaceAll('&amp;', '&');
    const key = keyOf(address);
    const known = pictures.get(key);
    if (known ? known !== cover && widthOf(known) < width : pictures.size < PICTURES_MAX)
      pictures.set(key, address);
  }
  return [...pictures.values()];
}
