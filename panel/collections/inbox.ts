import { FACTS } from '@passarela/contract/facts';
import { text } from '@passarela/contract/text';
import type { Endpoint, Field } from 'payload';
import { deleteEntryFiles, recordDeletion } from '../inbox/after-delete.ts';
import { exportCsv } from '../inbox/csv/export.ts';
import { makePackage } from '../inbox/endpoints/make-package.ts';
import { answered, forget, seen } from '../inbox/endpoints/marks.ts';
import { face, photo } from '../inbox/endpoints/open-photo-of.ts';
import {
  desk,
  followUp,
  hidden,
  submitted,
  submittedDay,
  submittedLong,
  withCell,
} from '../inbox/fields/entry.ts';
import { makeTalent } from '../inbox/talent/make.ts';
import { applicationAccess, inboxAccess } from '../parts/access/rules.ts';
import { hiddenText, row, ui } from '../parts/fields/basic.ts';
import { KIND_NAMES, type Kind } from '../platform/reference/kinds.ts';
import { GUARDIAN } from '../platform/reference/minors.ts';
import { collection } from './collection.ts';

type Inbox = {
  slug: Kind;
  columns: string[];
  fields: Field[];
  endpoints?: Endpoint[];
  trash?: boolean;
  access?: typeof applicationAccess;
};

const inboxCollection = ({
  slug,
  columns,
  fields,
  endpoints = [],
  access = inboxAccess,
  trash = false,
}: Inbox) =>
  collection({
    slug,
    search: true,
    labels: KIND_NAMES[slug],
    admin: {
      useAsTitle: 'name',
      defaultColumns: columns,
      listSearchableFields: slug === 'applications' ? [] : ['message'],
      group: text('Caixa de entrada', 'Inbox'),
      pagination: { defaultLimit: 25 },
      components: { beforeListTable: ['/inbox/admin/list-links.tsx#ExportLink'] },
    },
    defaultSort: '-createdAt',
    enableQueryPresets: true,
    disableDuplicate: true,
    trash,
    access,
    hooks: { beforeDelete: [recordDeletion(slug)], afterDelete: [deleteEntryFiles(slug)] },
    endpoints: [exportCsv(slug), seen(slug), answered(slug), forget(slug), ...endpoints],
    fields: [
      ...fields,
      ...desk,
      hiddenText('search', text('nome, e-mail ou referência', 'name, e-mail or reference')),
    ],
  });

/** Contact messages. */
export const messages = inboxCollection({
  slug: 'messages',
  columns: ['name', 'status', 'assigned_to', 'message', 'reference', 'createdAt'],
  fields: [
    row(submitted('name', text('Nome', 'Name')), submitted('email', text('E-mail', 'E-mail'))),
    submittedLong('message', text('Mensagem', 'Message')),
    ui('package', '/inbox/admin/made-of.tsx#SentPackage', { disableListColumn: true }),
    { ...hidden('origin'), unique: true },
  ],
});

/** Requests for a quote about chosen talents. */
export const quotes = inboxCollection({
  slug: 'quotes',
  columns: ['name', 'status', 'assigned_to', 'message', 'talent_count', 'reference', 'createdAt'],
  endpoints: [makePackage],
  fields: [
    row(
      submitted('name', text('Nome', 'Name')),
      submitted('email', text('E-mail', 'E-mail')),
      submitted('phone', text('Telefone', 'Phone')),
    ),
    submittedLong('message', text('Mensagem', 'Message')),
    {
      name: 'talent_count',
      type: 'number',
      label: text('Talentos', 'Talents'),
      access: { update: () => false },
      admin: { hidden: true },
    },
    hidden('models'),
    ui('package', '/inbox/admin/made-of.tsx#MakePackage', { disableListColumn: true }),
    ui('talents', '/inbox/admin/quoted-talents.tsx#QuotedTalents'),
  ],
});

/** The guardian of a minor, and the consent (LGPD art. 14). */
const guardian: Field[] = [
  {
    name: 'is_minor',
    type: 'checkbox',
    label: text('Menor de idade', 'Under 18'),
    index: true,
    access: { update: () => false },
    admin: { position: 'sidebar', readOnly: true, condition: (data) => data.is_minor === true },
  },
  {
    type: 'collapsible',
    label: text('Responsável', 'Guardian'),
    admin: { condition: (data) => data.is_minor === true || Boolean(data.guardian_name) },
    fields: [row(...GUARDIAN.map((name) => submitted(name, FACTS[name].label)))],
  },
  {
    type: 'collapsible',
    label: text('Consentimento', 'Consent'),
    admin: { condition: (data) => Boolean(data.consent_version), initCollapsed: true },
    fields: [
      row(
        submitted('consent_version', text('Versão do texto', 'Version of the text')),
        submitted('consent_at', text('Aceito em', 'Accepted at')),
      ),
      hidden('consent_language'),
    ],
  },
];

/** The applicant's fields: options as the sender saw them, beside the id of the choice. */
const applicant: Field[] = [
  row(
    withCell(
      submitted('name', text('Nome artístico', 'Artistic name')),
      '/inbox/admin/cells.tsx#ApplicantCell',
    ),
    submitted('realname', text('Nome completo', 'Full name')),
  ),
  row(
    submittedDay('birthdate', text('Nascimento', 'Birthdate')),
    submitted('gender', text('Gênero', 'Gender')),
    submitted('height', text('Altura', 'Height')),
  ),
  row(
    submitted('email', text('E-mail', 'E-mail')),
    submitted('phone', text('Telefone', 'Phone')),
    submitted('instagr', text('Instagram', 'Instagram')),
  ),
  row(
    submitted('city', text('Cidade', 'City')),
    submitted('state', text('Estado', 'State')),
    submitted('country', text('País', 'Country')),
  ),
  hidden('gender_id'),
  hidden('country_id'),
  hidden('state_id'),
  hidden('city_id'),
  hidden('photos'),
];

/** People who want to be scouted, with four private photos. */
export const applications = inboxCollection({
  slug: 'applications',
  columns: ['name', 'status', 'assigned_to', 'birthdate', 'height', 'city', 'reference', 'createdAt'],
  endpoints: [photo, face, makeTalent],
  access: applicationAccess,
  trash: true,
  fields: [
    ui('pictures', '/inbox/admin/application-photos.tsx#ApplicationPhotos'),
    ...applicant,
    ...guardian,
    ...followUp,
    // retention counts from this: set on arrival, and by nothing else (platform/db/guards.ts)
    { name: 'received_at', type: 'date', index: true, admin: { disabled: true } },
  ],
});
