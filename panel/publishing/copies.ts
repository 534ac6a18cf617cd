import type { Env } from '../settings/env.ts';

/** The sites' addresses, and our secret. */
export type Settings = Pick<Env, 'SITE_URL' | 'REVALIDATE_SECRET'> & Partial<Pick<Env, 'SITE_COPIES'>>;

/** Every copy of the site, each at an address of its own; the public one where it runs once. */
export const copiesOf = ({ SITE_URL, SITE_COPIES = [] }: Settings): string[] =>
  SITE_COPIES.length > 0 ? SITE_COPIES : [SITE_URL];
