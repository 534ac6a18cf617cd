import { text } from '@passarela/contract/text';
import type { Field } from 'payload';
import { row } from '../../parts/fields/basic.ts';
import { given, givenDay, hidden, withCell } from '../fields/given.ts';

/** The applicant's fields: options as the sender saw them, beside the id of the choice. */
export const applicant: Field[] = [
  row(
    withCell(
      given('name', text('Nome artístico', 'Artistic name')),
      '/inbox/admin/applicant-cell.tsx#ApplicantCell',
    ),
    given('realname', text('Nome completo', 'Full name')),
  ),
  row(
    givenDay('birthdate', text('Nascimento', 'Birthdate')),
    given('gender', text('Gênero', 'Gender')),
    given('height', text('Altura', 'Height')),
  ),
  row(
    given('email', text('E-mail', 'E-mail')),
    given('phone', text('Telefone', 'Phone')),
    given('instagr', text('Instagram', 'Instagram')),
  ),
  row(
    given('city', text('Cidade', 'City')),
    given('state', text('Estado', 'State')),
    given('country', text('País', 'Country')),
  ),
  hidden('gender_id'),
  hidden('country_id'),
  hidden('state_id'),
  hidden('city_id'),
  hidden('photos'),
];
