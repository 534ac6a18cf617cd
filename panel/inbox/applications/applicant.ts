import { text } from '@passarela/contract/text';
import type { Field } from 'payload';
import { row } from '../../parts/fields/basic.ts';
import { hidden, submitted, submittedDay, withCell } from '../fields/submitted.ts';

/** The applicant's fields: options as the sender saw them, beside the id of the choice. */
export const applicant: Field[] = [
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
