import { text } from '@passarela/contract/text';
import { select } from '../parts/fields/options.ts';
import { recordList } from '../parts/record-list.ts';
import { KIND_NAMES, KINDS } from '../platform/reference/kinds.ts';

const ABOUT = text(
  'As candidaturas são apagadas sozinhas, com as fotos, quando termina o prazo que a página Privacidade do site informa. Aqui fica o registro do que foi apagado, sem dizer de quem era.',
  'Applications are deleted by themselves, with their photos, at the end of the period that the site’s Privacy page names. This list says what was deleted, and never whose it was.',
);

const REASONS = {
  age: text('Prazo vencido', 'Kept long enough'),
  minor: text('Prazo vencido (menor de idade)', 'Kept long enough (under 18)'),
  asked: text('Pedido da pessoa', 'The person asked'),
  staff: text('Apagada pela equipe', 'Deleted by staff'),
};

/** Deletions with time and reason; without anything that identifies the person. */
export const deletions = recordList({
  slug: 'deletions',
  labels: { singular: text('Exclusão', 'Deletion'), plural: text('Exclusões', 'Deletions') },
  about: ABOUT,
  title: 'reference',
  columns: ['createdAt', 'reference', 'kind', 'reason'],
  components: { beforeListTable: ['/inbox/admin/just-deleted.tsx#JustDeleted'] },
  fields: [
    { name: 'reference', type: 'text', required: true, label: text('Referência', 'Reference') },
    {
      name: 'kind',
      type: 'select',
      required: true,
      label: text('Tipo', 'Kind'),
      options: KINDS.map((value) => ({ value, label: KIND_NAMES[value].singular })),
    },
    select('reason', text('Motivo', 'Reason'), REASONS, { required: true }),
  ],
});
