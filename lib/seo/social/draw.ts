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
export async function drawSocialImage({ title, line, files }: SocialFacts, lang: Lang): Promise<Drawing> {
  const mark = (await getAgency()).mark ?? MARK;
  const site = await getTranslations({ locale: lang, namespace: 'Site' });
  const wanted = files.filter((file) => file !== null);
  const photos = (await Promise.all(wanted.map((file) => readPicture(mediaUrl(file))))).filter(
    (photo) => photo !== null,
  );
  const bytes = await composeCard({ title, line, siteName: site('name'), mark, photos });
  return { bytes, isWhole: photos.length === wanted.length };
}
