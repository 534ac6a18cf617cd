import { env } from '@/lib/env';

/** Absolute address of a public file: a path containing http is used as it is (SPEC section 3, Slide). */
export function mediaUrl(path: string): string {
  if (path.includes('http')) return path;
  return `${env().STORAGE_URL}/${path.replace(/^\//, '')}`;
}
