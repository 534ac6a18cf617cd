import { env } from '../system/env.ts';

/** The public address of a path of this site. */
export const absolute = (path: string): string => new URL(path, env().SITE_URL).href;
