import { readOrNull } from '@/lib/backend/read-or-null';
import { storedDrawing } from '@/lib/derived/drawn-files';
import { fileKey, purgeHeaders } from '@/lib/derived/purge-keys';
import { isLang } from '@/lib/domain/languages';
import { admit } from '@/lib/forms/limits';
import { addressOf } from '@/lib/forms/sender';
import { absolute } from '@/lib/routes/absolute';
import { drawSocialImage } from '@/lib/seo/social/draw';
import { socialFacts } from '@/lib/seo/social/facts';
import { parseSocialName } from '@/lib/seo/social/images';

const FOR_EVER = 'public, max-age=31536000, immutable';
/** Anybody can make selections up, so no cache for all keeps their pictures. */
const FOR_ONE = 'private, max-age=86400';
const SHORTLY = 'public, max-age=60';

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
  const { bytes, isWhole } = await storedDrawing(`${lang}-${file}`, () => drawSocialImage(facts, lang));
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
