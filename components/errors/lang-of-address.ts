import type { Lang } from '@/lib/domain/languages';

const ENGLISH: Lang = 'en';

/**
 * The language of the address in the browser's bar, for when nothing else of the page can be asked. It comes with
 * every page: the table of routes would weigh more than all the rest of an error.
 */
export const langOfAddress = (): Lang =>
  globalThis.location?.pathname.split('/')[1] === ENGLISH ? ENGLISH : 'pt';
