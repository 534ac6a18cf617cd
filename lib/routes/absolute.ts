import { env } from '../system/env.ts';

export const absolute = (path: string): string => new URL(path, env().SITE_URL).href;
