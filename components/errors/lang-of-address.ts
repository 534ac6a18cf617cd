import type { Lang } from '@/lib/domain/languages';

const ENGLISH: Lang = 'en';

/** The language in the browser's address bar; without the table of routes, since every page carries this. */
export const langOfAddress = (): Lang =>
  globalThis.location?.pathname.split('/')[1] === ENGLISH ? ENGLISH : 'pt';
