import 'server-only';
import { getTranslations } from 'next-intl/server';
import { findFavorites } from '@/lib/backend/favorites';
import { getPost } from '@/lib/backend/posts';
import { readOrNull } from '@/lib/backend/read-or-null';
import { getTalent } from '@/lib/backend/talent';
import { listTalents } from '@/lib/backend/talents';
import { isMinor } from '@/lib/domain/ages';
import type { Lang } from '@/lib/domain/languages';
import type { GenderFilter, ListName, Section } from '@/lib/domain/lists';
import type { TalentRow } from '@/lib/domain/types';
import { labelledMeasures } from '@/lib/view/facts';
import { listTitles } from '@/lib/view/list-title';
import {
  listImagePath,
  listPreviewTalents,
  PREVIEWED,
  type PreviewedPage,
  pageImagePath,
  picturesOf,
  postImagePath,
  type SocialName,
  type SocialPicture,
  selectionImagePath,
  selectionPreviewTalents,
  talentImagePath,
} from './images';
import { measureLine } from './measure-line';

export type SocialFacts = { path: string; title: string; line: string; pictures: SocialPicture[] };

async function pageCard(page: PreviewedPage, lang: Lang, rows: readonly TalentRow[]) {
  const t = await getTranslations({ locale: lang });
  const { faces, title, line } = PREVIEWED[page];
  const pictures = picturesOf(listPreviewTalents(rows).slice(...faces));
  const drawn = { title: t(title), line: line && t(line), pictures };
  return { path: pageImagePath(page, lang, drawn), ...drawn };
}

async function talentCard(id: number, section: Section, lang: Lang): Promise<SocialFacts | null> {
  const talent = await getTalent(id, lang);
  if (talent === null || talent === 'gone') return null;
  return {
    path: talentImagePath(talent, lang, section),
    title: talent.name,
    line: isMinor(talent) ? '' : measureLine(labelledMeasures(talent, lang)),
    pictures: picturesOf([talent]),
  };
}

async function listCard(list: ListName, gender: GenderFilter, lang: Lang): Promise<SocialFacts> {
  const titleOf = await listTitles(lang);
  const rows = await listTalents(list);
  return {
    path: listImagePath(rows, lang, list, gender),
    title: titleOf(list, gender),
    line: '',
    pictures: picturesOf(listPreviewTalents(rows, gender)),
  };
}

async function postCard(slug: string, lang: Lang): Promise<SocialFacts | null> {
  const post = await getPost(slug, lang);
  return (
    post && { path: postImagePath(post, lang), title: post.title, line: '', pictures: picturesOf([post]) }
  );
}

async function selectionCard(ids: readonly number[], lang: Lang): Promise<SocialFacts | null> {
  const t = await getTranslations({ locale: lang, namespace: 'Selection' });
  const faces = selectionPreviewTalents((await findFavorites(ids)).rows);
  if (faces.length === 0) return null;
  return {
    path: selectionImagePath(faces, lang),
    title: t('picture'),
    line: '',
    pictures: picturesOf(faces),
  };
}

/** A preview's facts today; null if its subject does not exist. Throws BackendError. */
export function socialFacts(name: SocialName, lang: Lang): Promise<SocialFacts | null> {
  switch (name.kind) {
    case 'talent':
      return talentCard(name.id, name.section, lang);
    case 'list':
      return listCard(name.list, name.gender, lang);
    case 'site':
      return listTalents('models').then((rows) => pageCard(name.page, lang, rows));
    case 'post':
      return postCard(name.slug, lang);
    case 'selection':
      return selectionCard(name.ids, lang);
  }
}

/** The preview picture of a page that has none of a talent or a post; without a page, the agency's own. */
export async function siteImage(lang: Lang, page: PreviewedPage = 'home') {
  const t = await getTranslations({ locale: lang, namespace: 'Site' });
  const rows = (await readOrNull(listTalents('models')))?.value ?? [];
  const { path, title } = await pageCard(page, lang, rows);
  return { path, alt: `${t('name')}: ${title}` };
}
