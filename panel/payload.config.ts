import { resolve } from 'node:path';
import { text } from '@passarela/contract/text';
import { en } from '@payloadcms/translations/languages/en';
import { pt } from '@payloadcms/translations/languages/pt';
import { buildConfig } from 'payload';
import sharp from 'sharp';
import { isStaff } from './access/is-staff.ts';
import { withOwnLocks } from './access/own-locks.ts';
import { withAudit } from './audit/with-audit.ts';
import { firstStart } from './boot/first-start.ts';
import { keepOwnNames } from './boot/own-names.ts';
import { auditLog } from './collections/audit-log.ts';
import { applications } from './collections/applications/applications.ts';
import { categories, divisions, skills } from './collections/catalogue.ts';
import { deletions } from './collections/deletions.ts';
import { feed } from './collections/feed.ts';
import { internalTables } from './collections/internal.ts';
import { media } from './collections/media/media.ts';
import { messages } from './collections/messages.ts';
import { photoViews } from './collections/photo-views.ts';
import { posts } from './collections/posts/posts.ts';
import { quotes } from './collections/quotes.ts';
import { slides } from './collections/slides.ts';
import { takedowns } from './collections/takedowns.ts';
import { talents } from './collections/talents/talents.ts';
import { users } from './collections/users.ts';
import { withTrash } from './collections/with-trash.ts';
import { database } from './db/database.ts';
import { doorOf } from './db/door.ts';
import { explainError } from './errors/explain-error.ts';
import { exportAll } from './export/endpoint.ts';
import { confirmLeave, confirmLeaveGlobal } from './fields/confirm-leave.ts';
import { globalWithoutApiTab, withoutApiTab } from './fields/hide-api.ts';
import { withPlainLists } from './fields/plain-lists.ts';
import { refuseStaleGlobalSaves, refuseStaleSaves } from './fields/refuse-stale.ts';
import { withSharedFilters } from './fields/saved-filters.ts';
import { spoken, withSpokenLabels } from './fields/spoken-labels.ts';
import { agency } from './globals/agency/agency.ts';
import { privacy } from './globals/privacy/privacy.ts';
import { replies } from './globals/replies.ts';
import { downloads, social } from './globals/site.ts';
import { logger } from './log/logger.ts';
import { adminMail } from './mail/admin-mail.ts';
import { migrations as postgresMigrations } from './migrations/postgres/index.ts';
import { migrations as sqliteMigrations } from './migrations/sqlite/index.ts';
import { answerHold } from './retention/answer-hold.ts';
import { withErasure } from './retention/with-erasure.ts';
import { rosterEndpoints } from './roster/endpoints.ts';
import { withSearch } from './search/with-search.ts';
import { env } from './settings/env.ts';
import { confirmMassDeletion, confirmPresetDeletion } from './staff/mass-deletion/confirm-mass-deletion.ts';
import { withGlobalHistory, withHistory } from './versions/with-history.ts';
import { panelWords } from './words/panel-words.ts';
import { withBulkChanges } from './writes/with-bulk-changes.ts';
import { withNamedWrites } from './writes/with-named-writes.ts';

const { PAYLOAD_SECRET, PANEL_ORIGIN } = env();
const folder = import.meta.dirname ?? process.cwd();
const UPLOAD_MAX_BYTES = 200 * 1024 * 1024;

const config = buildConfig({
  secret: PAYLOAD_SECRET,
  telemetry: false,
  logger,
  routes: { admin: '/admin', api: '/cms-api' },
  csrf: [PANEL_ORIGIN],
  graphQL: { disable: true },
  db: database(env(), folder, { sqlite: sqliteMigrations, postgres: postgresMigrations }),
  sharp,
  admin: {
    user: 'users',
    avatar: 'default',
    dateFormat: 'dd/MM/yyyy HH:mm',
    importMap: { baseDir: folder, importMapFile: resolve(folder, 'app/(payload)/admin/importMap.js') },
    components: {
      providers: [
        '/components/history/keep-state.tsx#KeepState',
        '/components/session/session-over.tsx#SessionOver',
        '/components/uploads/toast-words.tsx#ToastWords',
      ],
      beforeDashboard: [
        '/components/dashboard/greeting.tsx#Greeting',
        '/components/dashboard/held-runs.tsx#HeldRuns',
        '/components/inbox/today.tsx#Today',
        '/components/dashboard/catalogue.tsx#Catalogue',
        '/components/numbers/most-seen.tsx#MostSeen',
        '/components/trash/unused-notice.tsx#UnusedNotice',
        '/components/dashboard/last-backup.tsx#LastBackup',
        '/components/dashboard/move-links.tsx#MoveLinks',
      ],
      views: { roster: { Component: '/components/roster/roster-view.tsx#RosterView', path: '/elenco' } },
      graphics: { Logo: '/components/logo.tsx#Logo', Icon: '/components/icon.tsx#Icon' },
    },
    meta: { titleSuffix: '' },
  },
  i18n: {
    supportedLanguages: { pt, en },
    fallbackLanguage: 'pt',
    translations: panelWords,
  },
  collections: [
    talents,
    categories,
    divisions,
    skills,
    slides,
    posts,
    feed,
    media,
    messages,
    quotes,
    applications,
    deletions,
    photoViews,
    takedowns,
    auditLog,
    users,
    ...internalTables,
  ]
    .map(withTrash)
    .map(withSearch)
    .map(withBulkChanges)
    .map(confirmMassDeletion)
    .map(confirmLeave)
    .map(withHistory)
    .map(refuseStaleSaves)
    .map(withoutApiTab)
    .map(withSpokenLabels),
  globals: [agency, social, downloads, replies, privacy]
    .map(confirmLeaveGlobal)
    .map(withGlobalHistory)
    .map(refuseStaleGlobalSaves)
    .map(globalWithoutApiTab),
  queryPresets: {
    labels: {
      singular: spoken(text('filtro salvo', 'saved filter')),
      plural: spoken(text('Filtros salvos', 'Saved filters')),
    },
    access: { create: isStaff, read: isStaff, update: isStaff, delete: isStaff },
    constraints: {},
  },
  endpoints: [...rosterEndpoints, exportAll, answerHold],
  hooks: { afterError: [explainError] },
  email: adminMail(env()),
  upload: { limits: { fileSize: UPLOAD_MAX_BYTES } },
  typescript: {
    outputFile: resolve(folder, 'db/payload-types.ts'),
    // Payload does it at each start that is no production: a second start in the tests, which nothing reads
    autoGenerate: process.env.NODE_ENV === 'development',
  },
  onInit: (payload) => {
    keepOwnNames(payload);
    return doorOf(payload).open(() => firstStart(payload));
  },
});

export default config
  .then(withSharedFilters)
  .then(withPlainLists)
  .then(withNamedWrites)
  .then(withAudit)
  .then(withOwnLocks)
  .then(confirmPresetDeletion)
  .then(withErasure);
