import { DefaultTemplate } from '@payloadcms/next/templates';
import { Gutter } from '@payloadcms/ui';
import { redirect } from 'next/navigation.js';
import type { AdminViewServerProps } from 'payload';
import { canEdit } from '../../parts/access/can-edit.ts';
import { localMinute } from '../../platform/reference/agency-time.ts';
import { inLanguage, languageOf } from '../../platform/reference/language.ts';
import { recentImports } from '../recent-imports.ts';
import { RecentImports } from './recent-imports.tsx';
import { RosterForm } from './roster-form.tsx';
import { WORDS } from './words.ts';

/** /admin/elenco, editors and administrators: a roster moves in (docs/decisions/staff-content.md). */
export async function RosterView({ initPageResult, params, searchParams }: AdminViewServerProps) {
  const { req, locale, permissions, visibleEntities } = initPageResult;
  if (!canEdit({ req })) redirect('/admin');
  const language = languageOf(req.i18n);
  const words = inLanguage(WORDS, language);
  const imports = (await recentImports(req.payload)).map(({ id, people, finished_at }) => ({
    id,
    people,
    at: localMinute(finished_at),
  }));
  return (
    <DefaultTemplate
      i18n={req.i18n}
      {...(locale && { locale })}
      params={params ?? {}}
      payload={req.payload}
      permissions={permissions}
      searchParams={searchParams ?? {}}
      {...(req.user && { user: req.user })}
      visibleEntities={visibleEntities}
    >
      <Gutter>
        <h1>{words.title}</h1>
        <p>{words.about}</p>
        <RecentImports imports={imports} words={words} />
        <RosterForm words={words} language={language} />
      </Gutter>
    </DefaultTemplate>
  );
}
