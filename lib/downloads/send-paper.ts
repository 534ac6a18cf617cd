import 'server-only';
import { PACED, webStream } from '@passarela/gate/web-stream';
import { getTranslations } from 'next-intl/server';
import type { ClientPackage } from '../backend/answers/package.ts';
import { storedDrawing } from '../derived/drawn-files.ts';
import { fileKey, purgeHeaders } from '../derived/front.ts';
import type { Lang } from '../domain/languages.ts';
import { repairSelection, type Selection } from '../domain/selection.ts';
import { readUnits } from '../domain/units.ts';
import { wordedDays } from '../domain/worded-days.ts';
import { admit } from '../forms/limits.ts';
import { addressOf } from '../forms/sender.ts';
import { type CardName, cardFile, cardPath } from '../pdf/card-name.ts';
import { drawCompCard } from '../pdf/comp-card.ts';
import { Paper } from '../pdf/paper.ts';
import { paperAgency, paperTalent, versionOf } from '../pdf/paper-facts.ts';
import { openStored, readPictures } from '../pdf/pictures.ts';
import { drawPortfolio, type Portfolio } from '../pdf/portfolio.ts';
import { absolute } from '../routes/absolute.ts';
import { href } from '../routes/href.ts';
import { log } from '../system/log.ts';
import { packageFacts } from '../view/facts.ts';
import { type Fail, pdfHeaders, takeTurn, UNCACHED_HEADERS } from './answer.ts';
import { openFiles, openSelection, openTalent, PRIVATE_HEADERS, packagePicture } from './open.ts';

const FOR_EVER = 'public, max-age=31536000, immutable';

/** Answers with a comp card, drawn once for each version; an older address leads to today's. 404, 410, 429, 503. */
export async function sendCard(request: Request, wanted: CardName): Promise<Response> {
  const { lang, id, size } = wanted;
  const opened = await openTalent(request, { id, lang, part: 'book' });
  if (opened instanceof Response) return opened;
  const [agency, talent] = await Promise.all([paperAgency(), paperTalent(opened.talent, lang)]);
  const { search, searchParams } = new URL(request.url);
  const today = { ...wanted, version: versionOf(size, agency, talent) };
  if (today.version !== wanted.version) {
    const location = cardPath(today) + search;
    return new Response(null, { status: 302, headers: { ...UNCACHED_HEADERS, location } });
  }
  const waitS = admit('card', addressOf(request.headers));
  if (waitS !== null) return opened.fail(429, waitS);
  const drawn = await paperTalent(opened.talent, lang, readUnits(searchParams));
  const file = cardFile({ ...wanted, version: versionOf(size, agency, drawn) });
  const card = { lang, size, agency, talent: drawn };
  const { bytes, isWhole } = await storedDrawing(`${lang}-${file}`, () => drawCompCard(card));
  const keys = ['previews', `talent:${id}`, ...talent.pictures.flatMap((file) => fileKey(file) ?? [])];
  const headers = {
    ...UNCACHED_HEADERS,
    ...pdfHeaders(`${talent.name} ${agency.name}`),
    ...(isWhole && { 'cache-control': FOR_EVER }),
  };
  return new Response(new Uint8Array(bytes), {
    headers: [...Object.entries(headers), ...purgeHeaders(keys)],
  });
}

/** Fine on a screen and good on paper; forty pages still go by mail. */
const SCREEN_AND_PRINT_DPI = 150;

type Parcel = Omit<Portfolio, 'agency'> & { lang: Lang; fail: Fail; headers?: Record<string, string> };

async function sendPaper(request: Request, { lang, fail, headers, ...drawn }: Parcel): Promise<Response> {
  const agency = await paperAgency();
  const turn = await takeTurn('portfolio', request.headers);
  if ('waitS' in turn) return fail(429, turn.waitS);
  const about = { lang, title: `${drawn.title} · ${agency.name}`, author: agency.name };
  const paper = new Paper({ ...about, size: 'a4', dpi: SCREEN_AND_PRINT_DPI });
  paper.stream.once('close', turn.leave);
  drawPortfolio(paper, { ...drawn, agency }).catch((error: unknown) => {
    log('warn', 'selection not drawn', { reason: String(error) });
    paper.stream.destroy(new Error('not drawn'));
  });
  return new Response(webStream(paper.stream, PACED), {
    headers: { ...UNCACHED_HEADERS, ...pdfHeaders(`${agency.name} ${drawn.title}`), ...headers },
  });
}

const isFilled = ({ text }: { text: string }) => text !== '';

/** A denser code is not read from a screen or a cheap print. */
const CODE_MAX_CHARS = 300;

/** A sender's texts, labelled as theirs as on the page, and the way from paper to the page of the same talents. */
async function senderTexts(sent: Selection, talents: readonly { id: number }[], lang: Lang) {
  const t = await getTranslations({ locale: lang, namespace: 'Selection' });
  const favorites = await getTranslations({ locale: lang, namespace: 'Favorites' });
  const paper = await getTranslations({ locale: lang, namespace: 'Paper' });
  const openEnds = { daysFrom: favorites.raw('daysFrom'), daysTo: favorites.raw('daysTo') };
  const selection = { ...sent, ids: talents.map(({ id }) => id) };
  const texts = [
    { label: t('senderTitle'), text: selection.title },
    { label: t('senderDates'), text: wordedDays(selection.from, selection.to, lang, openEnds) },
  ].filter(isFilled);
  const noteOn = (id: number) => {
    const text = selection.notes[id];
    return text ? { label: t('senderNote'), text } : null;
  };
  const url = absolute(href('selection', selection, lang));
  const idsAlone = absolute(href('selection', repairSelection({ ids: selection.ids }), lang));
  const code = url.length > CODE_MAX_CHARS ? idsAlone : url;
  return { texts, noteOn, next: { text: paper('open'), url, code, alt: paper('openCode') } };
}

/** Answers with the talents of `?ids=` as a PDF, with the sender's texts, labelled as such. As `openSelection`; 429. */
export async function sendPortfolio(request: Request, lang: Lang): Promise<Response> {
  const opened = await openSelection(request, lang);
  if (opened instanceof Response) return opened;
  const { selection, talents, fail } = opened;
  const t = await getTranslations({ locale: lang, namespace: 'Paper' });
  const { texts, noteOn, next } = await senderTexts(selection, talents, lang);
  const units = readUnits(new URL(request.url).searchParams);
  const leaves = await Promise.all(
    talents.map(async (each) => {
      const talent = await paperTalent(each, lang, units);
      const read = (count: number) => readPictures(talent.pictures.slice(0, count));
      return { talent, note: noteOn(each.id), read };
    }),
  );
  const title = t('selection', { count: talents.length });
  return sendPaper(request, { lang, title, texts, next, leaves, fail });
}

/** A talent as the package shows them: no address, because nobody else may see their profile. */
async function packageLeaf(link: string, talent: ClientPackage['talents'][number], lang: Lang) {
  const t = await getTranslations({ locale: lang, namespace: 'Package' });
  const paper = await getTranslations({ locale: lang, namespace: 'Paper' });
  const { name, note, availability, gender, pictures } = talent;
  const facts = (await packageFacts(talent, lang)).map(({ label, value, units }) => ({
    label,
    value: units.map(({ text }) => text).join(' / ') || value,
  }));
  const read = async (count: number) => {
    const opened = pictures.slice(0, count).map(async ({ id }) => {
      const found = await packagePicture({ link, picture: id, size: 'web' });
      return found && openStored(found.bytes);
    });
    return (await Promise.all(opened)).filter((picture) => picture !== null);
  };
  return {
    talent: {
      name,
      facts,
      note: availability && t(availability, { gender: gender ?? 'other' }),
      alt: paper('photo', { name }),
    },
    note: note ? { label: t('agencyNote'), text: note } : null,
    read,
  };
}

/** Answers with a package as a PDF: title, dates, message, faces, then a page for each talent. As `openFiles`; 429. */
export async function sendPackagePaper(request: Request, link: string): Promise<Response> {
  const opened = await openFiles(request, link);
  if (opened instanceof Response) return opened;
  const { lang, title, present, fail } = opened;
  const t = await getTranslations({ locale: lang, namespace: 'Package' });
  if (present.length === 0) return fail(404);
  const texts = [
    { label: t('datesLabel'), text: opened.dates },
    { label: t('messageLabel'), text: opened.message },
  ].filter(isFilled);
  const leaves = await Promise.all(present.map((talent) => packageLeaf(link, talent, lang)));
  return sendPaper(request, { lang, title, texts, next: null, leaves, fail, headers: PRIVATE_HEADERS });
}
