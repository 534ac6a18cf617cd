import { isDeepStrictEqual } from 'node:util';
import { LANGUAGES, type Language } from '@passarela/contract';
import type { GlobalAfterChangeHook, GlobalBeforeChangeHook, PayloadRequest } from 'payload';
import { type Caller, inside, payloadOf } from '../../platform/db/client.ts';
import type { Privacy } from '../../platform/db/payload-types.ts';
import { env, type RetentionMonths } from '../../platform/settings/env.ts';
import { articleHtml } from '../articles/article-html.ts';

type PublicText = { language: Language; title: string; content: string };

/** The visitors' texts, title and HTML, with the periods of the settings; a language without text is left out. */
export const publicTexts = (privacy: Pick<Partial<Privacy>, Language>, keep: RetentionMonths): PublicText[] =>
  LANGUAGES.flatMap((language) => {
    const { title, content } = privacy[language] ?? {};
    const html = withPeriods(articleHtml(content, language), language, keep);
    return title && html ? [{ language, title, content: html }] : [];
  });

const UNITS = { pt: ['mês', 'meses'], en: ['month', 'months'] } as const;

/** Placeholders for the periods of applications, by language. */
export const PLACEHOLDERS = {
  pt: { adults: '{meses}', minors: '{meses-menores}' },
  en: { adults: '{months}', minors: '{months-minors}' },
} as const;

const IN_BRACES = /\{[^{}]*\}/g;

const spelled = (months: number, language: Language): string =>
  `${months} ${UNITS[language][months === 1 ? 0 : 1]}`;

/** A text with the periods of the settings in place of its placeholders: "6 meses", "1 month". */
export function withPeriods(text: string, language: Language, keep: RetentionMonths): string {
  const { adults, minors } = PLACEHOLDERS[language];
  return text
    .replaceAll(adults, spelled(keep.KEEP_MONTHS, language))
    .replaceAll(minors, spelled(keep.KEEP_MONTHS_MINORS, language));
}

/** The first thing in braces that would stay as it is on the page; null when there is none. */
export const unknownPlaceholder = (text: string, language: Language): string | null =>
  text.match(IN_BRACES)?.find((found) => !Object.values<string>(PLACEHOLDERS[language]).includes(found)) ??
  null;

type Stored = Partial<Privacy>;

const keepOf = ({ keep_months, keep_months_minors }: Stored): RetentionMonths => ({
  KEEP_MONTHS: keep_months ?? 0,
  KEEP_MONTHS_MINORS: keep_months_minors ?? 0,
});

/** Whether visitors read the same before and after: an empty save makes no new version. */
const isSame = (before: Stored, after: Stored): boolean =>
  isDeepStrictEqual(publicTexts(before, keepOf(before)), publicTexts(after, keepOf(after)));

/** One more than any version there ever was, also after an old one was brought back. */
async function nextVersion(req: PayloadRequest): Promise<number> {
  const { docs } = await req.payload.findGlobalVersions({
    slug: 'privacy',
    sort: '-version.version',
    limit: 1,
    depth: 0,
    req,
  });
  return (docs[0]?.version.version ?? 0) + 1;
}

/** Numbers each wording, with its periods, for a guardian's consent (decisions/agency.md). */
export const numberVersion: GlobalBeforeChangeHook = async ({ data, originalDoc, req }) => {
  const { KEEP_MONTHS: keep_months, KEEP_MONTHS_MINORS: keep_months_minors } = env();
  const before: Stored = originalDoc ?? {};
  const after: Stored = { ...before, ...data, keep_months, keep_months_minors };
  const isKnown = typeof before.version === 'number' && isSame(before, after);
  const { version, changed_at } = isKnown
    ? before
    : { version: await nextVersion(req), changed_at: new Date().toISOString() };
  return { ...data, keep_months, keep_months_minors, version, changed_at };
};

/** Saves the text anew if its periods are not those of the settings, so that it gets its own number. */
export async function renewPeriods(by: Caller, privacy: Stored): Promise<void> {
  const { KEEP_MONTHS, KEEP_MONTHS_MINORS } = env();
  if (isDeepStrictEqual(keepOf(privacy), { KEEP_MONTHS, KEEP_MONTHS_MINORS })) return;
  const { pt, en } = privacy;
  if (!pt || !en) return;
  await payloadOf(by).updateGlobal({ slug: 'privacy', data: { pt, en }, overrideLock: true, ...inside(by) });
}

/** A restored version may hold other periods. It is read again: Payload gives the hook the version's row. */
export const renewRestored: GlobalAfterChangeHook = async ({ req }) =>
  renewPeriods(req, await req.payload.findGlobal({ slug: 'privacy', depth: 0, req }));
