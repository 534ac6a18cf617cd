import 'server-only';
import { randomUUID } from 'node:crypto';
import { PACED, webStream } from '@passarela/gate/web-stream';
import { getTranslations } from 'next-intl/server';
import { TAKE_AWAY_MAX } from '../domain/downloads.ts';
import type { Lang } from '../domain/languages.ts';
import { createLimits } from '../forms/limits.ts';
import { createQuota } from '../forms/quota.ts';
import { addressOf } from '../forms/sender.ts';
import { Paper } from '../pdf/paper.ts';
import { paperAgency, paperTalent } from '../pdf/paper-facts.ts';
import { drawPortfolio } from '../pdf/portfolio.ts';
import { log } from '../system/log.ts';
import { openSelection } from './open-selection.ts';
import { pdfHeaders } from './pdf-headers.ts';
import { BUSY_RETRY_S, UNCACHED_HEADERS } from './refuse.ts';

/** Fine on a screen and good on paper; forty pages still go by mail. */
const SCREEN_AND_PRINT_DPI = 150;

/** Forty talents cost some ten seconds of a processor. */
const limits = createLimits({ address: 10, total: 60, own: 2 });
const underWay = createQuota({ all: 2, address: 1 });

/**
 * Answers with the talents of `?ids=` as a PDF, at most {@link TAKE_AWAY_MAX}, without the sender's texts. Streamed,
 * not cached. 404 if nobody is left, 422, 429, 503.
 */
export async function sendPortfolio(request: Request, lang: Lang): Promise<Response> {
  const opened = await openSelection(request, lang, TAKE_AWAY_MAX);
  if (opened instanceof Response) return opened;
  const { talents, fail } = opened;
  const t = await getTranslations({ locale: lang, namespace: 'Paper' });
  const title = t('selection', { count: talents.length });
  const agency = await paperAgency();
  const drawn = await Promise.all(talents.map((talent) => paperTalent(talent, lang)));

  const visitor = addressOf(request.headers);
  const waitS = limits.admit(visitor, randomUUID());
  if (waitS !== null || !underWay.take(visitor)) return fail(429, waitS ?? BUSY_RETRY_S);
  const about = { lang, title: `${title} · ${agency.name}`, author: agency.name };
  const paper = new Paper({ ...about, size: 'a4', dpi: SCREEN_AND_PRINT_DPI });
  paper.stream.once('close', () => underWay.release(visitor));
  drawPortfolio(paper, { title, agency, talents: drawn }).catch((error: unknown) => {
    log('warn', 'selection not drawn', { reason: String(error) });
    paper.stream.destroy(new Error('not drawn'));
  });
  return new Response(webStream(paper.stream, PACED), {
    headers: { ...UNCACHED_HEADERS, ...pdfHeaders(`${agency.name} ${title}`) },
  });
}
