import 'server-only';
import { storedDrawing } from '../derived/drawn-files.ts';
import { fileKey, purgeHeaders } from '../derived/purge-keys.ts';
import { readUnits } from '../domain/units.ts';
import { admit } from '../forms/limits.ts';
import { addressOf } from '../forms/sender.ts';
import { type CardName, cardFile, cardPath } from '../pdf/card-name.ts';
import { drawCompCard } from '../pdf/comp-card.ts';
import { paperAgency, paperTalent, versionOf } from '../pdf/paper-facts.ts';
import { openTalent } from './open-talent.ts';
import { pdfHeaders } from './pdf-headers.ts';
import { refuse, UNCACHED_HEADERS } from './refuse.ts';

const FOR_EVER = 'public, max-age=31536000, immutable';

/** Answers with a comp card, drawn once for each version; an older address leads to today's. 404, 410, 429, 503. */
export async function sendCard(request: Request, wanted: CardName): Promise<Response> {
  const { lang, id, size } = wanted;
  const opened = await openTalent(request, { id, lang, part: 'book' });
  if (opened instanceof Response) return opened;
  const [agency, talent] = await Promise.all([paperAgency(), paperTalent(opened.talent, lang)]);
  const { search, searchParams } = new URL(request.url);
  const today = { ...wanted, version: versionOf(size, agency, talent) };
  if (today.version !== wanted.version)
    return new Response(null, {
      status: 302,
      headers: { ...UNCACHED_HEADERS, location: cardPath(today) + search },
    });
  const waitS = admit('card', addressOf(request.headers));
  if (waitS !== null)
    return refuse(request, opened.explain('download-busy'), { status: 429, retryAfterS: waitS });
  const drawn = await paperTalent(opened.talent, lang, readUnits(searchParams));
  const file = cardFile({ ...wanted, version: versionOf(size, agency, drawn) });
  const card = { lang, size, agency, talent: drawn };
  const { bytes, isWhole } = await storedDrawing(`${lang}-${file}`, () => drawCompCard(card));
  const keys = ['previews', `talent:${id}`, ...talent.pictures.flatMap((file) => fileKey(file) ?? [])];
  return new Response(new Uint8Array(bytes), {
    headers: [
      ...Object.entries({
        ...UNCACHED_HEADERS,
        ...pdfHeaders(`${talent.name} ${agency.name}`),
        'cache-control': isWhole ? FOR_EVER : UNCACHED_HEADERS['cache-control'],
      }),
      ...purgeHeaders(keys),
    ],
  });
}
