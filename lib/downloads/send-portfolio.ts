import 'server-only';
import { getTranslations } from 'next-intl/server';
import { TAKE_AWAY_MAX } from '../domain/downloads.ts';
import type { Lang } from '../domain/languages.ts';
import { readUnits } from '../domain/units.ts';
import { paperAgency, paperTalent } from '../pdf/paper-facts.ts';
import { readPictures } from '../pdf/pictures.ts';
import { drawInTurn } from './draw-in-turn.ts';
import { openSelection } from './open-selection.ts';
import { senderTexts } from './sender-texts.ts';

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
