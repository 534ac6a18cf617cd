import { FACTS } from '@passarela/contract/facts';
import { text } from '@passarela/contract/text';
import type { CollectionConfig, Field } from 'payload';
import { row, ui } from '../../parts/fields/basic.ts';
import { GUARDIAN } from '../../platform/reference/minors.ts';
import { face } from '../endpoints/face.ts';
import { makeTalent } from '../endpoints/make-talent.ts';
import { photo } from '../endpoints/photo.ts';
import { followUp } from '../fields/follow-up.ts';
import { hidden, submitted, submittedDay, withCell } from '../fields/submitted.ts';
import { inboxCollection } from '../inbox-collection.ts';

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
      '/inbox/admin/applicant-cell.tsx#ApplicantCell',
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
export const applications: CollectionConfig = inboxCollection({
  slug: 'applications',
  columns: ['name', 'status', 'assigned_to', 'birthdate', 'height', 'city', 'reference', 'createdAt'],
  searchable: ['reference', 'name', 'realname', 'email', 'phone', 'city', 'instagr'],
  endpoints: [photo, face, makeTalent],
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
