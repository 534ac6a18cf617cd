import 'server-only';
import { PACED, webStream } from '@passarela/gate/web-stream';
import type { Lang } from '../domain/languages.ts';
import { admit } from '../forms/limits.ts';
import { createQuota } from '../forms/quota.ts';
import { addressOf } from '../forms/sender.ts';
import { Paper } from '../pdf/paper.ts';
import { drawPortfolio, type Portfolio } from '../pdf/portfolio.ts';
import { log } from '../system/log.ts';
import { pdfHeaders } from './pdf-headers.ts';
import { BUSY_RETRY_S, UNCACHED_HEADERS } from './refuse.ts';

/** Fine on a screen and good on paper; forty pages still go by mail. */
const SCREEN_AND_PRINT_DPI = 150;

const underWay = createQuota({ all: 2, address: 1 });

type Drawn = Portfolio & { lang: Lang };

/** Answers with talents as a PDF, streamed and not cached, or with the seconds to wait. */
export function drawInTurn({ headers }: Request, { lang, ...portfolio }: Drawn): Response | number {
  const visitor = addressOf(headers);
  const waitS = admit('portfolio', visitor);
  if (waitS !== null || !underWay.take(visitor)) return waitS ?? BUSY_RETRY_S;
  const { title, agency } = portfolio;
  const about = { lang, title: `${title} · ${agency.name}`, author: agency.name };
  const paper = new Paper({ ...about, size: 'a4', dpi: SCREEN_AND_PRINT_DPI });
  paper.stream.once('close', () => underWay.release(visitor));
  drawPortfolio(paper, portfolio).catch((error: unknown) => {
    log('warn', 'selection not drawn', { reason: String(error) });
    paper.stream.destroy(new Error('not drawn'));
  });
  return new Response(webStream(paper.stream, PACED), {
    headers: { ...UNCACHED_HEADERS, ...pdfHeaders(`${agency.name} ${title}`) },
  });
}
