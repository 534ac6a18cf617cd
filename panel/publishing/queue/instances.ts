import type { Env } from '../../platform/settings/env.ts';

/** The sites' addresses, and our secret. */
export type Settings = Pick<Env, 'SITE_URL' | 'REVALIDATE_SECRET'> & Partial<Pick<Env, 'SITE_COPIES'>>;

/** Every instance of the site, each at an address of its own; the public one for a single instance. */
export const instancesOf = ({ SITE_URL, SITE_COPIES = [] }: Settings): string[] =>
  SITE_COPIES.length > 0 ? SITE_COPIES : [SITE_URL];
