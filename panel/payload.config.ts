import { resolve } from 'node:path';
import { text } from '@passarela/contract/text';
import { en } from '@payloadcms/translations/languages/en';
import { pt } from '@payloadcms/translations/languages/pt';
import sharp from 'sharp';
import { adminMail } from './boot/admin-mail.ts';
import { firstStart } from './boot/first-start.ts';

import { agency } from './collections/agency.ts';
import { buildPanel } from './collections/build-panel.ts';
import { clients } from './collections/clients.ts';
import { downloads, privacy, replies, texts } from './collections/globals.ts';
import { feed, slides } from './collections/home-pictures.ts';
import { applications, messages, quotes } from './collections/inbox.ts';
import { internalTables } from './collections/internal-tables.ts';
import { media } from './collections/media.ts';
import { packages } from './collections/packages.ts';
import { posts } from './collections/posts.ts';
import { auditLog, deletions, photoViews, sendings, takedowns } from './collections/records.ts';
import { talents } from './collections/talents.ts';
import { categories, divisions, skills } from './collections/terms.ts';
import { users } from './collections/users.ts';
import { answerHold } from './erasure/hold.ts';
import { editingEndpoint } from './parts/access/own-locks.ts';
import { localizedLabel } from './parts/fields/localized-labels.ts';
import { filterAccess } from './parts/fields/saved-filters.ts';
import { TEXT_OVERRIDES } from './parts/texts/overrides.ts';
import { clientOf } from './platform/db/client.ts';
import { database } from './platform/db/database.ts';
import { explainError } from './platform/errors/explain-error.ts';
import { logger } from './platform/log/logger.ts';
import { migrations as postgresMigrations } from './platform/migrations/postgres/index.ts';
import { migrations as sqliteMigrations } from './platform/migrations/sqlite/index.ts';
import { env } from './platform/settings/env.ts';
import { rosterEndpoints } from './roster/endpoints.ts';
import { exportAll } from './roster/export/sheets.ts';

const { PAYLOAD_SECRET, PANEL_ORIGIN } = env();
const folder = import.meta.dirname ?? process.cwd();
const UPLOAD_MAX_BYTES = 200 * 1024 * 1024;
/** Payload's own is 50 MiB; an entry's fields come with its file. */
const REQUEST_MAX_BYTES = UPLOAD_MAX_BYTES + 1024 * 1024;

export default buildPanel({
  secret: PAYLOAD_SECRET,
  telemetry: false,
  logger,
  routes: { admin: '/admin', api: '/cms-api' },
  csrf: [PANEL_ORIGIN],
  graphQL: { disable: true },
  // links of links of links: no screen shows them
  maxDepth: 2,
  db: database(env(), folder, { sqlite: sqliteMigrations, postgres: postgresMigrations }),
  sharp,
  admin: {
    user: 'users',
    avatar: 'default',
    dateFormat: 'dd/MM/yyyy HH:mm',
    importMap: { baseDir: folder, importMapFile: resolve(folder, 'app/(payload)/admin/importMap.js') },
    components: {
      providers: [
        '/parts/unsaved/leaving.tsx#KeepState',
        '/parts/unsaved/leaving.tsx#AskBeforeUncut',
        '/parts/unsaved/leaving.tsx#CloseTopmost',
        '/accounts/session-over/session-over.tsx#SessionOver',
        '/parts/texts/toast-texts.tsx#ToastTexts',
        '/parts/texts/translate-labels.tsx#TranslateLabels',
      ],
      beforeNavLinks: ['/boot/open-nav.tsx#OpenNav'],
      beforeDashboard: [
        '/boot/dashboard/dashboard.tsx#Greeting',
        '/boot/dashboard/waiting-deletions.tsx#WaitingDeletions',
        '/boot/dashboard/dashboard.tsx#Unguarded',
        '/inbox/admin/today.tsx#Today',
        '/inbox/admin/agenda.tsx#Agenda',
        '/boot/dashboard/dashboard.tsx#Catalogue',
        '/catalogue/counts/admin/numbers.tsx#MostSeen',
        '/erasure/unused-media.tsx#UnusedNotice',
        '/boot/dashboard/dashboard.tsx#LastBackup',
        '/boot/dashboard/dashboard.tsx#RosterLinks',
      ],
      views: { roster: { Component: '/roster/admin/roster-view.tsx#RosterView', path: '/elenco' } },
      graphics: { Logo: '/boot/brand/brand.tsx#Logo', Icon: '/boot/brand/brand.tsx#Icon' },
    },
    meta: { titleSuffix: '' },
  },
  i18n: {
    supportedLanguages: { pt, en },
    fallbackLanguage: 'pt',
    translations: TEXT_OVERRIDES,
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
    packages,
    clients,
    sendings,
    deletions,
    photoViews,
    takedowns,
    auditLog,
    users,
    ...internalTables,
  ],
  globals: [agency, texts, downloads, replies, privacy],
  queryPresets: {
    labels: {
      singular: localizedLabel(text('filtro salvo', 'saved filter')),
      plural: localizedLabel(text('Filtros salvos', 'Saved filters')),
    },
    access: filterAccess,
    constraints: {},
  },
  endpoints: [...rosterEndpoints, exportAll, answerHold, editingEndpoint],
  hooks: { afterError: [explainError] },
  email: adminMail(env()),
  upload: { limits: { fileSize: UPLOAD_MAX_BYTES }, requestSizeLimit: REQUEST_MAX_BYTES },
  typescript: {
    outputFile: resolve(folder, 'platform/db/payload-types.ts'),
    // Payload does it at each start that is no production: a second start in the tests, which nothing reads
    autoGenerate: process.env.NODE_ENV === 'development',
  },
  onInit: (payload) => clientOf(payload).open(() => firstStart(payload)),
});
