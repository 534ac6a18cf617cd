import { createHash } from 'node:crypto';
import type { Mark } from '@passarela/contract/mark';

const PAPER = '#fbfaf7';
const INK = '#14120f';
const SIDE = 32;

/** The icons of a site, with the side in pixels and how much of it the mark fills. */
export const ICON_SIZES = {
  'icon.svg': { sidePx: SIDE, share: 0.82 },
  'icon-192.png': { sidePx: 192, share: 0.72 },
  'icon-512.png': { sidePx: 512, share: 0.72 },
  'icon-maskable-512.png': { sidePx: 512, share: 0.5 },
  'apple-touch-icon.png': { sidePx: 180, share: 0.64 },
} as const;
export type IconName = keyof typeof ICON_SIZES;

/** The mark in ink in the middle of a square of paper; `share` is how much of the square it may fill. */
export function iconSvg({ viewBox, shapes }: Mark, share: number): string {
  const inset = (SIDE * (1 - share)) / 2;
  const side = SIDE * share;
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${SIDE} ${SIDE}"><rect width="${SIDE}" height="${SIDE}" fill="${PAPER}"/><svg x="${inset}" y="${inset}" width="${side}" height="${side}" viewBox="${viewBox}" fill="${INK}">${shapes}</svg></svg>`;
}

const versionOf = (mark: Mark) =>
  createHash('sha256').update(JSON.stringify(mark)).digest('hex').slice(0, 10);

/** The address of an icon: with a mark of the agency's own one that changes with it, else a file of the site. */
export const iconPath = (name: IconName, mark: Mark | null): string =>
  mark ? `/social/icons/${versionOf(mark)}-${name}` : `/${name}`;
