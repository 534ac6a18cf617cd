import { readLang } from '@/lib/routes/page-params';
import type { Lang } from '@/lib/routes/screens';

/** The language of the address in the browser's bar, for when nothing else of the page can be asked. */
export const langOfAddress = (): Lang => readLang({ lang: globalThis.location?.pathname.split('/')[1] });
