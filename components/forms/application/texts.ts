import { PHOTO_FIELDS, type PhotoField } from '@passarela/contract/limits';
import { getTranslations } from 'next-intl/server';
import { APPLICATION_FIELDS } from './fields';

/** The texts of the application form for its island; those of progress hold `{n}`, `{total}` or `{percent}`. */
export type ApplicationTexts = Awaited<ReturnType<typeof applicationTexts>>;

type PhotoTexts = { title: string; hint: string; preview: string; remove: string; preparing: string };

/** Reads them in the page's language. */
export async function applicationTexts() {
  const t = await getTranslations('Scouted');
  const form = await getTranslations('Form');
  const labels: Record<string, string> = Object.fromEntries(
    APPLICATION_FIELDS.map((field) => [field, t(`fields.${field}`)]),
  );
  const photo = (field: PhotoField): PhotoTexts => {
    const title = t(`photos.${field}.title`);
    return {
      title,
      hint: t(`photos.${field}.hint`),
      preview: t('preview', { title }),
      remove: t('remove', { title }),
      preparing: t('preparingPhoto'),
    };
  };
  return {
    labels,
    photos: PHOTO_FIELDS.map((field) => ({ field, texts: photo(field) })),
    optional: form('optional'),
    choose: t('choose'),
    chooseCountry: t('chooseCountry'),
    chooseState: t('chooseState'),
    loading: t('loading'),
    nameHint: t('nameHint'),
    instagrHint: t('instagrHint'),
    birthdateHint: t('birthdateHint'),
    birthdatePlaceholder: t('birthdatePlaceholder'),
    openCalendar: t('openCalendar'),
    calendarLost: t('calendarLost'),
    close: t('close'),
    calendar: {
      previous: t('calendar.previous'),
      next: t('calendar.next'),
      month: t('calendar.month'),
      year: t('calendar.year'),
      turn: t('calendar.turn'),
      today: String(t.raw('calendar.today')),
      chosen: String(t.raw('calendar.chosen')),
    },
    sectionYou: t('sectionYou'),
    sectionPlace: t('sectionPlace'),
    sectionPhotos: t('sectionPhotos'),
    photosHint: t('photosHint'),
    sectionGuardian: t('sectionGuardian'),
    consent: t('consent'),
    preparing: String(t.raw('preparing')),
    uploading: String(t.raw('uploading')),
    storing: t('storing'),
    draft: t('draft'),
  };
}
