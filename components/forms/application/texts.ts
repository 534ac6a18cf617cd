import { PHOTO_FIELDS, type PhotoField } from '@passarela/contract/limits';
import { getTranslations } from 'next-intl/server';
import { clientTexts } from '@/components/ui/client-texts';
import type { ApplicationField } from './fields';

/** The texts of the application form for the browser. */
export type ApplicationTexts = Awaited<ReturnType<typeof applicationTexts>>;

export async function applicationTexts(takesHeic: boolean) {
  const t = await getTranslations('Scouted');
  const { fields, photos, ...texts } = await clientTexts('Scouted');
  const photo = (field: PhotoField) => {
    const { title, hint } = photos[field];
    const [preview, remove] = [t('preview', { title }), t('remove', { title })];
    const { preparingPhoto: preparing, smallPhoto: small, unshownPhoto: unshown } = texts;
    return { title, hint, preview, remove, preparing, small, unshown };
  };
  const labels: Record<ApplicationField, string> = fields;
  return {
    ...texts,
    photosHint: t('photosHint', { heic: String(takesHeic) }),
    labels,
    photos: PHOTO_FIELDS.map((field) => ({ field, texts: photo(field) })),
    optional: (await clientTexts('Form')).optional,
  };
}
