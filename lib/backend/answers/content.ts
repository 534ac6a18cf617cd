import { isRecord } from '@passarela/contract/is-record';
import type { SlideItem } from '../../domain/types.ts';
import type { CALLS } from '../calls.ts';
import { BackendError, isBackendError, type Source } from '../errors.ts';
import { parseRows, readOrInvalid } from '../rows.ts';
import { readOne, readRows, unwrapData } from './envelope.ts';
import {
  rawText,
  readEntries,
  readFile,
  readFocus,
  readFrom,
  readLanguage,
  readLocalized,
  readMoment,
  readName,
  readText,
} from './kinds.ts';
import { field, needed, type RowOf, readable, readRow } from './row.ts';
import { readTalentId } from './talent.ts';

const TRANSLATION = { language: needed('language', readLanguage), slug: needed('slug', readText) };

/** A post of a list or of its own; one without a language is of the default one. `content` is the service's HTML. */
export const POST = {
  id: field('id', (id, { slug }) => rawText(id) || (readText(slug) ?? '')),
  slug: needed('slug', readText),
  title: needed('title', (title) => readText(readName(title))),
  content: field('content', (content) => (typeof content === 'string' ? content : '')),
  cover: field('cover', readFile),
  coverFocus: field('cover_focus', readFocus),
  coverAlt: field('cover_alt', readLocalized),
  description: field('description', readText),
  language: field('language', (language) => readLanguage(language) ?? 'pt'),
  batch: field('batch', readText),
  createdAt: field('created_at', readMoment),
  updatedAt: field('updated_at', readText),
  /** Null if the service does not say. */
  translations: field('translations', (value) => {
    const entries = readEntries(value);
    return entries && readable(TRANSLATION, entries);
  }),
};
export type PostAnswer = RowOf<typeof POST>;

export function postIn(body: unknown): PostAnswer | null {
  const read = readRow(POST, readOne(body, 'slug'));
  return 'value' in read ? read.value : null;
}

const VERSION = /^[\w.-]{1,40}$/;
const MONTHS = {
  adults: needed('adults', (months) => readFrom(1, months)),
  minors: needed('minors', (months) => readFrom(1, months)),
};

/** The privacy page of a language; `version` names the wording that an applicant consents to. */
export const PRIVACY = {
  language: needed('language', readLanguage),
  title: needed('title', readText),
  content: needed('content', readText),
  version: needed('version', (version) => {
    const text = readText(version);
    return text !== null && VERSION.test(text) ? text : null;
  }),
  updatedAt: field('updated_at', readText),
  keepMonths: field('keep_months', (months) => readable(MONTHS, [months])[0] ?? null),
};
export type PrivacyAnswer = RowOf<typeof PRIVACY>;

export const FEED_ITEM = {
  id: field('id', (id, { permalink }) => rawText(id) || (readText(permalink) ?? '')),
  image: needed('image', readFile),
  permalink: needed('permalink', readText),
  caption: field('caption', readText),
};

/** One of a slide's two media stands for both if the other is missing, and so does its focus. */
const ofSlide = (own: string, other: string) =>
  field(`${own}_focus`, (focus, row) =>
    readFocus(readFile(row[own]) === null ? row[`${other}_focus`] : focus),
  );

export const SLIDE = {
  id: field('id', (id, row) => {
    const [mobile, desktop] = [readFile(row.slide_mobile), readFile(row.slide_desktop)];
    return rawText(id) || `${mobile ?? desktop} ${desktop ?? mobile}`;
  }),
  mobile: needed(['slide_mobile', 'slide_desktop'], readFile),
  desktop: needed(['slide_desktop', 'slide_mobile'], readFile),
  mobileFocus: ofSlide('slide_mobile', 'slide_desktop'),
  desktopFocus: ofSlide('slide_desktop', 'slide_mobile'),
  alt: field('alt', (alt) => readLocalized(alt) ?? { pt: null, en: null }),
  talentId: field('talent', readTalentId),
};

const isSlide = (value: unknown): value is Record<string, unknown> =>
  isRecord(value) && ('slide_mobile' in value || 'slide_desktop' in value);

/** The slides of an answer, also a single one; null for an unknown shape. */
export function slideRows(body: unknown): unknown[] | null {
  const data = unwrapData(body);
  return isSlide(data) ? [data] : readRows(body);
}

export const slidesIn = (raw: unknown, source: Source): SlideItem[] =>
  parseRows(SLIDE, readOrInvalid(slideRows(raw), raw, source), source);

type SlideCalls = ReturnType<(typeof CALLS)['slides']>;
type ReadCall = (call: SlideCalls[number]) => Promise<unknown>;

/** An answer that holds slides; null if it fails, makes no sense, or is empty. */
async function slidesAt(
  call: SlideCalls[number],
  read: ReadCall,
): Promise<{ raw: unknown } | BackendError | null> {
  try {
    const raw = await read(call);
    return slidesIn(raw, call).length > 0 ? { raw } : null;
  } catch (error) {
    if (error instanceof BackendError) return error;
    throw error;
  }
}

/** The slides' own call, else the entity; an empty list if either answers, else the first failure. */
export async function loadSlides([own, entity]: SlideCalls, read: ReadCall): Promise<unknown> {
  const first = await slidesAt(own, read);
  if (first !== null && !isBackendError(first)) return first.raw;
  const second = await slidesAt(entity, read);
  if (second !== null && !isBackendError(second)) return second.raw;
  if (first !== null && second !== null) throw first;
  return [];
}
