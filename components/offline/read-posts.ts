import { parseStored, readText, storeText } from '@/components/ui/storage';

const KEY = 'read-posts';
const MOST = 5;

/** The addresses of the posts that were read last in this tab, the newest first. */
export function readPosts(): string[] {
  const stored = parseStored(readText(KEY, 'tab'));
  return Array.isArray(stored) ? stored.filter((path) => typeof path === 'string') : [];
}

/** Puts a post before those read earlier; without storage its copy lasts until the favorites are stored anew. */
export function addReadPost(path: string): void {
  const others = readPosts().filter((other) => other !== path);
  storeText(KEY, JSON.stringify([path, ...others].slice(0, MOST)), 'tab');
}
