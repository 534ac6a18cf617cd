import { text } from '@passarela/contract/text';
import { recordList } from '../../parts/record-list.ts';

const ABOUT = text(
  'Quem da equipe abriu fotos de candidaturas de menores de idade, e quando. Ninguém muda nem apaga esta lista, nem a Administração; cada linha sai sozinha depois de 24 meses.',
  'Who of the staff opened photos of applicants under 18, and when. Nobody changes or deletes this list, administrators included; each line leaves by itself after 24 months.',
);

/** One line for each opened photo of a minor: ids only. Triggers (`platform/db/guards.ts`) refuse changes. */
export const photoViews = recordList({
  slug: 'photo-views',
  labels: {
    singular: text('Foto de menor aberta', 'Opened photo of a minor'),
    plural: text('Fotos de menores abertas', 'Opened photos of minors'),
  },
  about: ABOUT,
  title: 'createdAt',
  columns: ['createdAt', 'staff', 'application', 'photo'],
  fields: [
    {
      name: 'staff',
      type: 'number',
      required: true,
      index: true,
      label: text('Quem abriu', 'Opened by'),
      admin: { components: { Cell: '/parts/ui/staff-name.tsx#StaffName' } },
    },
    {
      name: 'application',
      type: 'number',
      required: true,
      index: true,
      label: text('Candidatura', 'Application'),
      admin: { components: { Cell: '/inbox/photo-views/application-name.tsx#ApplicationName' } },
    },
    { name: 'photo', type: 'number', required: true, label: text('Foto nº', 'Photo no.') },
  ],
});
