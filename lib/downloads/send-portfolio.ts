import 'server-only';
import { getTranslations } from 'next-intl/server';
import { TAKE_AWAY_MAX } from '../domain/downloads.ts';
import type { Lang } from '../domain/languages.ts';
import { repairSelection, type Selection } from '../domain/selection.ts';
import { readUnits } from '../domain/units.ts';
import { wordedDays } from '../domain/worded-days.ts';
import { type LabelledText, paperAgency, paperTalent } from '../pdf/paper-facts.ts';
import { readPictures } from '../pdf/pictures.ts';
import { absolute } from '../routes/absolute.ts';
import { href } from '../routes/href.ts';
import { drawInTurn } from './draw-in-turn.ts';
import { openSelection } from './open-selection.ts';

/** A denser code is not read from a screen or a cheap print. */
const CODE_MAX_CHARS = 300;

/** A sender's texts, labelled as theirs as on the page, and the way from paper to the page of the same talents. */
async function senderTexts(sent: Selection, talents: readonly { id: number }[], lang: Lang) {
  const t = await getTranslations({ locale: lang, namespace: 'Selection' });
  const favorites = await getTranslations({ locale: lang, namespace: 'Favorites' });
  const paper = await getTranslations({ locale: lang, namespace: 'Paper' });
  const openEnds = { daysFrom: favorites.raw('daysFrom'), daysTo: favorites.raw('daysTo') };
  const selection = { ...sent, ids: talents.map(({ id }) => id) };
  const texts: LabelledText[] = [
    { label: t('senderTitle'), text: selection.title },
    { label: t('senderDates'), text: wordedDays(selection.from, selection.to, lang, openEnds) },
  ].filter(({ text }) => text !== '');
  const noteOn = (id: number): LabelledText | null => {
    const text = selection.notes[id];
    return text ? { label: t('senderNote'), text } : null;
  };
  const url = absolute(href('selection', selection, lang));
  const idsAlone = absolute(href('selection', repairSelection({ ids: selection.ids }), lang));
  const code = url.length > CODE_MAX_CHARS ? idsAlone : url;
  return { texts, noteOn, next: { text: paper('open'), url, code, alt: paper('openCode') } };
}

/**
 * Answers with the talents of `?ids=` as a PDF, at most {@link TAKE_AWAY_MAX}, with the sender's texts, labelled
 * as such. Streamed, not cached. 404 if nobody is left, 422, 429, 503.
 */
export async function sendPortfolio(request: Request, lang: Lang): Promise<Response> {
  const opened = await openSelection(request, lang, TAKE_AWAY_MAX);
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
  const drawn = drawInTurn(request, { lang, title, texts, next, agency: await paperAgency(), leaves });
  return typeof drawn === 'number' ? fail(429, drawn) : drawn;
}
