import { createHash, timingSafeEqual } from 'node:crypto';

const digest = (text: string) => createHash('sha256').update(text).digest();

/** Whether an Authorization header carries a secret as its bearer; compared in constant time. */
export function isBearerOf(header: string | null | undefined, secret: string): boolean {
  const [, given = ''] = /^Bearer (.+)$/i.exec(header ?? '') ?? [];
  return timingSafeEqual(digest(given), digest(secret));
}
