import { text } from '@passarela/contract/text';
import type { CollectionConfig } from 'payload';
import { isAdmin } from '../../access/is-admin.ts';
import { nobody } from '../../access/nobody.ts';

const ABOUT = text(
  'As candidaturas são apagadas sozinhas, com as fotos, quando termina o prazo que a página Privacidade do site informa. Aqui fica o registro do que foi apagado, sem dizer de quem era.',
  'Applications are deleted by themselves, with their photos, at the end of the period that the site’s Privacy page names. This list says what was deleted, and never whose it was.',
);

/** What was deleted, when and why; nothing in it tells who the person was. */
export const deletions: CollectionConfig = {
  slug: 'deletions',
  lockDocuments: false,
  labels: { singular: text('Exclusão', 'Deletion'), plural: text('Exclusões', 'Deletions') },
  admin: {
    useAsTitle: 'reference',
    description: ABOUT,
    defaultColumns: ['createdAt', 'reference', 'kind', 'reason'],
    group: text('Administração', 'Administration'),
    hideAPIURL: true,
    components: { beforeListTable: ['/components/inbox/just-deleted.tsx#JustDeleted'] },
  },
  defaultSort: '-createdAt',
  access: { ...nobody, read: isAdmin },
  fields: [
    { name: 'reference', type: 'text', required: true, label: text('Referência', 'Reference') },
    {
      name: 'kind',
      type: 'select',
      required: true,
      label: text('Tipo', 'Kind'),
      options: [
        { value: 'messages', label: text('Mensagem', 'Message') },
        { value: 'quotes', label: text('Orçamento', 'Quote request') },
        { value: 'applications', label: text('Candidatura', 'Application') },
      ],
    },
    {
      name: 'reason',
      type: 'select',
      required: true,
      label: text('Motivo', 'Reason'),
      options: [
        { value: 'age', label: text('Prazo vencido', 'Kept long enough') },
        { value: 'minor', label: text('Prazo vencido (menor de idade)', 'Kept long enough (under 18)') },
        { value: 'asked', label: text('Pedido da pessoa', 'The person asked') },
        { value: 'staff', label: text('Apagada pela equipe', 'Deleted by staff') },
      ],
    },
  ],
};
