import 'server-only';
import { getTranslations } from 'next-intl/server';
import type { Lang } from '@/lib/domain/languages';
import type { TalentRow } from '@/lib/domain/types';
import { listPreviewTalents, type PreviewedPage, pageImagePath, picturesOf } from './images';

/** Which of the first faces a page shows: home four, others one each, and none if a person would be out of place. */
const FACES = { home: [0, 4], about: [1, 2], contact: [2, 3], beAModel: [3, 4], privacy: [0, 0] } as const;

/** The preview of a page that is none of a talent, list or post; `rows` are the models. */
export async function pageCard(page: PreviewedPage, lang: Lang, rows: readonly TalentRow[]) {
  const t = await getTranslations({ locale: lang });
  const texts = {
    home: { title: t('Site.tagline'), line: '' },
    about: { title: t('About.title'), line: t('About.lead') },
    contact: { title: t('Contact.title'), line: t('Contact.intro') },
    beAModel: { title: t('Scouted.title'), line: t('Scouted.description') },
    privacy: { title: t('Privacy.title'), line: t('Footer.promise') },
  }[page];
  const faces = listPreviewTalents(rows).slice(...FACES[page]);
  const drawn = { ...texts, pictures: picturesOf(faces) };
  return { path: pageImagePath(page, lang, drawn), ...drawn };
}
