import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/** Returns a style sheet of the build by its address, with paths that work inside a page; null if there is none. */
export type ReadStyle = (href: string) => string | null;

const BELOW = /url\(\.\.\//g;

export function createPageStyles(dir: string): ReadStyle {
  const known = new Map<string, string | null>();
  return (href) => {
    const style = known.get(href) ?? readStyle(dir, href);
    known.set(href, style);
    return style;
  };
}

function readStyle(dir: string, href: string): string | null {
  const file = href.replace('/_next/', '.next/');
  try {
    // inside a page, paths relative to the sheet's folder would lead elsewhere
    return readFileSync(join(dir, file), 'utf8').replace(BELOW, 'url(/_next/static/');
  } catch {
    return null;
  }
}
