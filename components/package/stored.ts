import { isRecord } from '@passarela/contract/is-record';
import { readText, storeText } from '@/components/ui/storage';
import { holderOf } from '@/lib/routes/package-link';

const KEPT = 'packages';

/** Texts that a browser inside another app refuses to store: a reload keeps them in this entry of its history. */
function keptTexts(): Record<string, unknown> {
  const { state } = history;
  return isRecord(state) && isRecord(state[KEPT]) ? state[KEPT] : {};
}

function keep(name: string, text: string | null): void {
  const { [name]: before, ...others } = keptTexts();
  if (text === null && before === undefined) return;
  const kept = text === null ? others : { ...others, [name]: text };
  history.replaceState({ ...history.state, [KEPT]: kept }, '');
}

/** A text of a package in this browser; empty without one. */
export function readStored(name: string): string {
  const kept = keptTexts()[name];
  if (typeof kept === 'string') return kept;
  return readText(name) ?? '';
}

/** Stores a text of a package; null deletes it. Returns whether the next visit finds it. */
export function store(name: string, text: string | null): boolean {
  const isStored = storeText(name, text);
  keep(name, isStored ? null : text);
  return isStored;
}

/** The name under which a package's person is stored, whichever version its link has. */
export const nameOf = (link: string): string => `package ${link.split('.', 1)[0]}`;
const passOf = (link: string): string => `${nameOf(link)} pass`;

/**
 * Stores the pass in this browser; takes it and the key out of the bar, from where links are passed on. A pass that
 * cannot be stored stays: following it would lose what the tab keeps.
 */
export function cleanBar(link: string): void {
  const isStored = link === holderOf(link) || store(passOf(link), link);
  const path = isStored ? location.pathname.replace(link, holderOf(link)) : location.pathname;
  if (path === location.pathname && location.search === '') return;
  history.replaceState(history.state, '', path + location.hash);
}

/** The address that opens by the passcode typed in this browser; empty without one. A pass that failed is deleted. */
export function passedAddress(link: string): string {
  const stored = readStored(passOf(link));
  if (stored && stored !== link && holderOf(stored) === holderOf(link))
    return location.pathname.replace(link, stored);
  if (stored) store(passOf(link), null);
  return '';
}
