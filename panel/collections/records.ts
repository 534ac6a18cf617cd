import { type Text, text } from '@passarela/contract/text';
import type { CollectionConfig } from 'payload';
import { isAdmin, nobody } from '../parts/access/rules.ts';
import { ACTS } from '../parts/audit/acts.ts';
import { ui } from '../parts/fields/basic.ts';
import { select } from '../parts/fields/options.ts';
import { KIND_NAMES, KINDS } from '../platform/reference/kinds.ts';
import { CAUSES, SUBJECTS } from '../publishing/takedown/texts.ts';
import { collection } from './collection.ts';

type RecordList = Pick<CollectionConfig, 'slug' | 'fields' | 'indexes'> & {
  labels: { singular: Text; plural: Text };
  about: Text;
  columns: string[];
  title: string;
  /** Whether a line opens a page of its own; else the list says everything. */
  opens?: boolean;
  components?: NonNullable<CollectionConfig['admin']>['components'];
};

/** The number of an entry of this collection, shown by its name. */
const entryCell = (slug: string) => ({
  Cell: { path: '/parts/audit/admin/list-parts.tsx#EntryCell', serverProps: { slug } },
});

/** A read-only list of the panel's records, newest first, for administrators. */
const recordList = ({ about, columns, title, opens = false, components, fields, ...list }: RecordList) =>
  collection({
    ...list,
    isWritten: false,
    lockDocuments: false,
    admin: {
      useAsTitle: title,
      description: about,
      defaultColumns: columns,
      group: text('Administração', 'Administration'),
      ...(!opens && { formatDocURL: () => null }),
      ...(components && { components }),
    },
    defaultSort: '-createdAt',
    access: { ...nobody, read: isAdmin },
    fields: [
      ...fields,
      {
        name: 'createdAt',
        type: 'date',
        label: text('Quando', 'When'),
        index: true,
        admin: {
          hidden: true,
          disableBulkEdit: true,
          components: { Cell: '/parts/ui/cells.tsx#MomentCell' },
        },
      },
    ],
  });

/** One line for each act, without personal values. Triggers refuse changes and deletions (`platform/db/guards.ts`). */
export const auditLog = recordList({
  slug: 'audit-log',
  labels: {
    singular: text('Registro de atividade', 'Activity record'),
    plural: text('Registro de atividades', 'Activity log'),
  },
  about: text(
    'Quem fez o quê, com o quê, e quando; só nomes de campos, nunca o que está escrito neles. Ninguém muda nem apaga esta lista; cada linha sai sozinha depois de 24 meses.',
    'Who did what, to what, and when; names of fields only, never what stands in them. Nobody changes or deletes this list; each line leaves by itself after 24 months.',
  ),
  title: 'createdAt',
  columns: ['createdAt', 'person', 'act', 'subject', 'fields'],
  components: { beforeListTable: ['/parts/audit/admin/list-parts.tsx#Filters'] },
  fields: [
    {
      name: 'person',
      type: 'number',
      index: true,
      label: text('Quem', 'Who'),
      admin: { components: { Cell: '/parts/ui/cells.tsx#StaffName' } },
    },
    select('act', text('O que fez', 'What'), ACTS, { required: true }),
    {
      name: 'subject',
      type: 'text',
      required: true,
      label: text('Onde', 'Where'),
      admin: { components: { Cell: '/parts/audit/admin/list-parts.tsx#WhereCell' } },
    },
    { name: 'entry', type: 'number', label: text('Número', 'Number') },
    {
      name: 'fields',
      type: 'text',
      label: text('Campos', 'Fields'),
      admin: { components: { Cell: '/parts/audit/admin/list-parts.tsx#FieldsCell' } },
    },
  ],
  indexes: [{ fields: ['subject', 'entry', 'act'] }],
});

/** One line for each opened photo of a minor: ids only. Triggers (`platform/db/guards.ts`) refuse changes. */
export const photoViews = recordList({
  slug: 'photo-views',
  labels: {
    singular: text('Foto de menor aberta', 'Opened photo of a minor'),
    plural: text('Fotos de menores abertas', 'Opened photos of minors'),
  },
  about: text(
    'Quem da equipe abriu fotos de candidaturas de menores de idade, e quando. Ninguém muda nem apaga esta lista, nem a Administração; cada linha sai sozinha depois de 24 meses.',
    'Who of the staff opened photos of applicants under 18, and when. Nobody changes or deletes this list, administrators included; each line leaves by itself after 24 months.',
  ),
  title: 'createdAt',
  columns: ['createdAt', 'staff', 'application', 'photo'],
  fields: [
    {
      name: 'staff',
      type: 'number',
      required: true,
      index: true,
      label: text('Quem abriu', 'Opened by'),
      admin: { components: { Cell: '/parts/ui/cells.tsx#StaffName' } },
    },
    {
      name: 'application',
      type: 'number',
      required: true,
      index: true,
      label: text('Candidatura', 'Application'),
      admin: { components: { Cell: '/inbox/admin/cells.tsx#ApplicationName' } },
    },
    { name: 'photo', type: 'number', required: true, label: text('Foto nº', 'Photo no.') },
  ],
});

const hidden = { admin: { hidden: true } };

/** Receipts of takedowns. The sites' answers complete a row once; `platform/db/guards.ts` refuses other changes. */
export const takedowns = recordList({
  slug: 'takedowns',
  labels: {
    singular: text('Recibo de retirada', 'Takedown receipt'),
    plural: text('Retiradas do ar', 'Takedowns'),
  },
  about: text(
    'O que saiu do ar, de onde, quando e por quem. Ninguém altera nem apaga estes recibos.',
    'What was taken down, from where, when and by whom. Nobody changes or deletes these receipts.',
  ),
  title: 'createdAt',
  opens: true,
  columns: ['createdAt', 'cause', 'subject', 'took_ms'],
  fields: [
    ui('receipt', '/publishing/takedown/admin/take-down.tsx#StoredReceipt', { disableListColumn: true }),
    select('cause', text('Motivo', 'Cause'), CAUSES, { required: true, ...hidden }),
    select('subject', text('O quê', 'What'), SUBJECTS, {
      required: true,
      admin: { hidden: true, components: { Cell: '/parts/audit/admin/list-parts.tsx#WhereCell' } },
    }),
    { name: 'subject_id', type: 'number', label: text('Número', 'Number'), ...hidden },
    { name: 'by', type: 'number', ...hidden },
    { name: 'tags', type: 'json', required: true, ...hidden },
    { name: 'files', type: 'json', required: true, ...hidden },
    { name: 'kept', type: 'json', required: true, ...hidden },
    { name: 'started_at', type: 'number', required: true, ...hidden },
    { name: 'due', type: 'number', required: true, defaultValue: 0, ...hidden },
    { name: 'told_at', type: 'number', index: true, ...hidden },
    { name: 'took_ms', type: 'number', label: text('Levou (ms)', 'Took (ms)'), ...hidden },
    { name: 'sites', type: 'json', ...hidden },
  ],
});

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
  about: text(
    'As candidaturas são apagadas sozinhas, com as fotos, quando termina o prazo que a página Privacidade do site informa. Aqui fica o registro do que foi apagado, sem dizer de quem era.',
    'Applications are deleted by themselves, with their photos, at the end of the period that the site’s Privacy page names. This list says what was deleted, and never whose it was.',
  ),
  title: 'reference',
  columns: ['createdAt', 'reference', 'kind', 'reason'],
  components: { beforeListTable: ['/inbox/admin/list-links.tsx#JustDeleted'] },
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

/** One line for each talent and recipient of a package (LGPD art. 18 VII); no link of the database holds it. */
export const sendings = recordList({
  slug: 'sendings',
  labels: {
    singular: text('Envio de talento', 'Sending of a talent'),
    plural: text('Envios de talentos', 'Sendings of talents'),
  },
  about: text(
    'Para quem cada talento foi enviado em pacotes, em que país, e quando. A lista fica quando o pacote some, então só com empresa e país: enquanto o talento está na agência e por mais 24 meses. Quem pede para ser esquecido também vira empresa e país.',
    'To whom each talent was sent in packages, in which country, and when. The list stays when the package goes, then with company and country alone: while the talent is here and for 24 months more. Whoever asks to be forgotten becomes a company and a country too.',
  ),
  title: 'createdAt',
  columns: ['createdAt', 'talent', 'company', 'country', 'name', 'package'],
  fields: [
    {
      name: 'talent',
      type: 'number',
      required: true,
      label: text('Talento', 'Talent'),
      admin: { components: entryCell('talents') },
    },
    {
      name: 'package',
      type: 'number',
      required: true,
      index: true,
      label: text('Pacote', 'Package'),
      admin: { components: entryCell('packages') },
    },
    { name: 'recipient', type: 'text', required: true, admin: { hidden: true, disableListColumn: true } },
    { name: 'name', type: 'text', label: text('Pessoa', 'Person') },
    { name: 'company', type: 'text', label: text('Empresa', 'Company') },
    { name: 'country', type: 'text', label: text('País', 'Country') },
    {
      name: 'gone_at',
      type: 'date',
      index: true,
      label: text('Talento saiu em', 'Talent left on'),
      admin: { disableListColumn: true },
    },
  ],
  indexes: [{ fields: ['talent', 'package', 'recipient'], unique: true }],
});
