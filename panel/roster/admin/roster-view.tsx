import { DefaultTemplate } from '@payloadcms/next/templates';
import { Gutter } from '@payloadcms/ui';
import { redirect } from 'next/navigation.js';
import type { AdminViewServerProps } from 'payload';
import { canEdit } from '../../parts/access/rules.ts';
import { localMinute } from '../../platform/reference/agency-time.ts';
import { inLanguage, languageOf } from '../../platform/reference/language.ts';
import { recentImports } from '../undo.ts';
import { LABELS } from './labels.ts';
import { RosterForm } from './roster-form.tsx';
import { RecentImports } from './undo.tsx';

/** /admin/elenco, editors and administrators: a roster moves in (docs/decisions/staff-content.md). */
export async function RosterView({ initPageResult, params, searchParams }: AdminViewServerProps) {
  const { req, locale, permissions, visibleEntities } = initPageResult;
  if (!canEdit({ req })) redirect('/admin');
  const language = languageOf(req.i18n);
  const labels = inLanguage(LABELS, language);
  const imports = (await recentImports(req)).map(({ id, people, last }) => ({
    id,
    people,
    at: localMinute(last),
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
        <h1>{labels.title}</h1>
        <p>{labels.about}</p>
        <RecentImports imports={imports} labels={labels} />
        <RosterForm labels={labels} language={language} />
      </Gutter>
    </DefaultTemplate>
  );
}
