import { FACTS } from '@passarela/contract/facts';
import { text } from '@passarela/contract/text';
import type { Field } from 'payload';
import { row } from '../../parts/fields/basic.ts';
import { GUARDIAN } from '../../platform/reference/minors.ts';
import { hidden, submitted } from '../fields/submitted.ts';

/** The guardian of a minor, and the consent (LGPD art. 14). */
export const guardian: Field[] = [
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
