const KEY = 'read-posts';
const MOST = 5;

/** The addresses of the posts that were read last in this tab, the newest first. */
export function readPosts(): string[] {
  try {
    const stored: unknown = JSON.parse(sessionStorage.getItem(KEY) ?? '[]');
    return Array.isArray(stored) ? stored.filter((path) => typeof path === 'string') : [];
  } catch {
    return [];
  }
}

/** Puts a post before those that were read earlier. */
export function addReadPost(path: string): void {
  const others = readPosts().filter((other) => other !== path);
  try {
    sessionStorage.setItem(KEY, JSON.stringify([path, ...others].slice(0, MOST)));
  } catch {
    // Without storage the copy lasts until the favorites are stored anew.
  }
}
