import { isRecord } from '@passarela/contract/is-record';
import { MENU_CHOICES, TEXT_KEYS } from '@passarela/contract/site-texts';
import { DIVISION_NAMES } from '../../domain/lists.ts';
import type { MenuDivision, MenuItem, SiteTexts } from '../../domain/site-texts.ts';
import { isErrorBody, unwrapData } from './envelope.ts';
import { readEntries } from './lists.ts';
import { readText, readWhole } from './scalars.ts';

/** A text for both languages, or one of each; null for neither. */
function words(value: unknown) {
  const [pt, en] = isRecord(value)
    ? [readText(value.pt), readText(value.en)]
    : [readText(value), readText(value)];
  return pt === null && en === null ? null : { pt, en };
}

function menuDivision(value: unknown): MenuDivision | null {
  const { id, key } = isRecord(value) ? value : { id: value, key: null };
  const whole = readWhole(id);
  return whole === null ? null : { id: whole, key: DIVISION_NAMES.find((name) => name === key) ?? null };
}

function menuItem(value: unknown): MenuItem[] {
  const row = isRecord(value) ? value : { page: value };
  const page = MENU_CHOICES.find((one) => one === row.page);
  const label = words(row.label);
  if (page !== 'division') return page ? [{ page, label: label ?? { pt: null, en: null } }] : [];
  const division = menuDivision(row.division);
  return division && label ? [{ page, division, label }] : [];
}

const nameOf = (item: MenuItem) => (item.page === 'division' ? item.division.id : item.page);

/** A menu without unknown pages, each once; null without an entry: no site is without its menu. */
function readMenu(value: unknown): MenuItem[] | null {
  const items = (readEntries(value) ?? []).flatMap(menuItem);
  const once = items.filter((one, at) => items.findIndex((item) => nameOf(item) === nameOf(one)) === at);
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
