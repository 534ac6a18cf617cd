import { getTranslations } from 'next-intl/server';
import { getAgency } from '@/lib/backend/agency';
import { readPicture } from '@/lib/backend/download';
import { readOrNull } from '@/lib/backend/read-or-null';
import { type Drawing, storedDrawing } from '@/lib/derived/drawn-files';
import { fileKey, purgeHeaders } from '@/lib/derived/front';
import { isLang, type Lang } from '@/lib/domain/languages';
import { MARK } from '@/lib/domain/mark';
import { admit } from '@/lib/forms/limits';
import { addressOf } from '@/lib/forms/sender';
import { absolute } from '@/lib/routes/absolute';
import { mediaUrl } from '@/lib/routes/media';
import { composeCard } from '@/lib/seo/social/compose';
import { type SocialFacts, socialFacts } from '@/lib/seo/social/facts';
import { parseSocialName } from '@/lib/seo/social/images';

const FOR_EVER = 'public, max-age=31536000, immutable';
/** Anybody can make selections up, so no cache for all keeps their pictures. */
const FOR_ONE = 'private, max-age=86400';
const SHORTLY = 'public, max-age=60';

/** Draws a preview. A picture that cannot be had is left out: type and mark carry it. */
async function draw({ title, line, pictures }: SocialFacts, lang: Lang): Promise<Drawing> {
  const mark = (await getAgency()).mark ?? MARK;
  const site = await getTranslations({ locale: lang, namespace: 'Site' });
  const read = await Promise.all(
    pictures.map(async ({ file, focus }) => ({ bytes: await readPicture(mediaUrl(file)), focus })),
  );
  const photos = read.flatMap(({ bytes, focus }) => (bytes ? [{ bytes, focus }] : []));
  const bytes = await composeCard({ title, line, siteName: site('name'), mark, photos });
  return { bytes, isWhole: photos.length === pictures.length };
}

/** The preview picture of a page; a former address, as chats keep them, leads to today's. */
export async function GET(request: Request, { params }: RouteContext<'/social/[lang]/[file]'>) {
  const { lang, file } = await params;
  const name = parseSocialName(file);
  if (!isLang(lang) || name === null) return new Response('Not found', { status: 404 });
  const isSelection = name.kind === 'selection';
  const waitS = isSelection ? admit('previewPicture', addressOf(request.headers)) : null;
  if (waitS !== null)
    return new Response('Too many', { status: 429, headers: { 'Retry-After': String(waitS) } });
  const result = await readOrNull(socialFacts(name, lang));
  if (!result) return new Response('Not available', { status: 503, headers: { 'Retry-After': '10' } });
  const facts = result.value;
  if (facts === null) return new Response('Not found', { status: 404 });
  if (facts.path !== `/social/${lang}/${file}`) return Response.redirect(absolute(facts.path), 302);
  const { bytes, isWhole } = await storedDrawing(`${lang}-${file}`, () => draw(facts, lang));
  const shown = facts.pictures.flatMap(({ file }) => fileKey(file) ?? []);
  const keys = ['previews', ...(name.kind === 'talent' ? [`talent:${name.id}`] : []), ...shown];
  return new Response(new Uint8Array(bytes), {
    headers: [
      ['Content-Type', 'image/jpeg'],
      ['Cache-Control', isSelection ? FOR_ONE : isWhole ? FOR_EVER : SHORTLY],
      ...purgeHeaders(keys),
    ],
  });
}
