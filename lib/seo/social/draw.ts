import 'server-only';
import { getTranslations } from 'next-intl/server';
import { getAgency } from '@/lib/backend/agency';
import { readPicture } from '@/lib/backend/download';
import type { Drawing } from '@/lib/derived/drawn-files';
import type { Lang } from '@/lib/domain/languages';
import { MARK } from '@/lib/domain/mark';
import { mediaUrl } from '@/lib/routes/media';
import { composeCard } from './compose';
import type { SocialFacts } from './facts';

/** Draws a preview. A picture that cannot be had is left out: type and mark carry it. */
export async function drawSocialImage({ title, line, pictures }: SocialFacts, lang: Lang): Promise<Drawing> {
  const mark = (await getAgency()).mark ?? MARK;
  const site = await getTranslations({ locale: lang, namespace: 'Site' });
  const read = await Promise.all(
    pictures.map(async ({ file, focus }) => ({ bytes: await readPicture(mediaUrl(file)), focus })),
  );
  const photos = read.flatMap(({ bytes, focus }) => (bytes ? [{ bytes, focus }] : []));
  const bytes = await composeCard({ title, line, siteName: site('name'), mark, photos });
  return { bytes, isWhole: photos.length === pictures.length };
}
