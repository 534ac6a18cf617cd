import 'server-only';
import { getTranslations } from 'next-intl/server';
import type { ClientPackage } from '../backend/answers/package.ts';
import { readPackageBytes } from '../backend/package.ts';
import type { Lang } from '../domain/languages.ts';
import { openStored } from '../pdf/jpeg.ts';
import { paperAgency } from '../pdf/paper-facts.ts';
import { packageFacts } from '../view/facts.ts';
import { drawInTurn } from './draw-in-turn.ts';
import { openFiles, PRIVATE_HEADERS } from './open-files.ts';

/** The pictures that a package shows of a talent; a picture that its link gives no longer ends the drawing. */
const readerOf =
  (link: string, { pictures }: ClientPackage['talents'][number]) =>
  async (count: number) => {
    const read = await Promise.all(
      pictures.slice(0, count).map(async ({ id }) => {
        const found = await readPackageBytes({ link, picture: id, size: 'web' });
        if (found === 404) return null;
        if (typeof found === 'number') throw new Error('the link opens nothing any longer');
        return openStored(found.bytes);
      }),
    );
    return read.filter((picture) => picture !== null);
  };

/** A talent as the package shows them: no address, because nobody else may see their profile. */
async function leafOf(link: string, talent: ClientPackage['talents'][number], lang: Lang) {
  const t = await getTranslations({ locale: lang, namespace: 'Package' });
  const paper = await getTranslations({ locale: lang, namespace: 'Paper' });
  const { name, note, availability, gender } = talent;
  const facts = (await packageFacts(talent, lang)).map(({ label, value, units }) => ({
    label,
    value: units.map(({ text }) => text).join(' / ') || value,
  }));
  return {
    talent: {
      name,
      facts,
      note: availability && t(availability, { gender: gender ?? 'other' }),
      alt: paper('photo', { name }),
    },
    note: note ? { label: t('agencyNote'), text: note } : null,
    read: readerOf(link, talent),
  };
}

/** Answers with a package as a PDF: title, dates, message, faces, then a page for each talent. As `openFiles`; 429. */
export async function sendPackagePaper(request: Request, link: string): Promise<Response> {
  const files = await openFiles(request, link);
  if (files instanceof Response) return files;
  const { lang, opened, fail } = files;
  const t = await getTranslations({ locale: lang, namespace: 'Package' });
  const talents = opened.talents.filter(({ isGone }) => !isGone);
  if (talents.length === 0) return fail(404);
  const texts = [
    { label: t('datesLabel'), text: opened.dates },
    { label: t('messageLabel'), text: opened.message },
  ].filter(({ text }) => text !== '');
  const drawn = drawInTurn(request, {
    ...{ lang, title: opened.title, texts, next: null },
    agency: await paperAgency(),
    leaves: await Promise.all(talents.map((talent) => leafOf(link, talent, lang))),
  });
  if (typeof drawn === 'number') return fail(429, drawn);
  for (const [name, value] of Object.entries(PRIVATE_HEADERS)) drawn.headers.set(name, value);
  return drawn;
}
