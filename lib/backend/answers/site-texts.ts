import { isRecord } from '@passarela/contract/is-record';
import { MENU_PAGES, TEXT_KEYS } from '@passarela/contract/site-texts';
import type { MenuItem, SiteTexts } from '../../domain/site-texts.ts';
import { isErrorBody, unwrapData } from './envelope.ts';
import { readEntries } from './lists.ts';
import { readText } from './scalars.ts';

/** A text for both languages, or one of each; null for neither. */
function words(value: unknown) {
  const [pt, en] = isRecord(value)
    ? [readText(value.pt), readText(value.en)]
    : [readText(value), readText(value)];
  return pt === null && en === null ? null : { pt, en };
}

function menuItem(value: unknown): MenuItem[] {
  const row = isRecord(value) ? value : { page: value };
  const page = MENU_PAGES.find((one) => one === row.page);
  return page ? [{ page, label: words(row.label) ?? { pt: null, en: null } }] : [];
}

/** A menu without unknown pages, each once; null without an entry: no site is without its menu. */
function readMenu(value: unknown): MenuItem[] | null {
  const items = (readEntries(value) ?? []).flatMap(menuItem);
  const once = items.filter(({ page }, at) => items.findIndex((item) => item.page === page) === at);
  return once.length > 0 ? once : null;
}

/** The staff's texts and menu, unreadable ones left out; null for an unknown shape. */
export function readSiteTexts(body: unknown): SiteTexts | null {
  const data = unwrapData(body);
  if (isErrorBody(body) || !isRecord(data)) return null;
  const given = isRecord(data.texts) ? data.texts : {};
  const texts = TEXT_KEYS.flatMap((key) => {
    const text = words(given[key]);
    return text ? [[key, text] as const] : [];
  });
  return { texts: Object.fromEntries(texts), menu: readMenu(data.menu) };
}
