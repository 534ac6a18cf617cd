import { type Text, text } from '@passarela/contract/text';
import type {
  BeforeListTableServerProps,
  DefaultServerCellComponentProps,
  Field,
  LabelFunction,
  Payload,
} from 'payload';
import { findById } from '../../../platform/db/find.ts';
import { inLanguage, LANGUAGE_NAMES, languageOf } from '../../../platform/reference/language.ts';
import { isText, labelText } from '../../fields/localized-labels.ts';
import { ACTS, deletedName } from '../acts.ts';
import { narrowedBy } from '../filter-query.ts';
import { FilterForm } from './filter-form.tsx';

const LABELS = {
  title: text('Filtrar o registro', 'Filter the log'),
  person: text('Quem', 'Who'),
  act: text('O que fez', 'What'),
  talent: text('Talento', 'Talent'),
  from: text('De', 'From'),
  until: text('Até', 'Until'),
  anybody: text('Todas as pessoas', 'Everybody'),
  anything: text('Tudo', 'Everything'),
  name: text('Nome ou número', 'Name or number'),
  unknown: text('Escolha um talento da lista.', 'Choose a talent from the list.'),
  show: text('Mostrar', 'Show'),
  clear: text('Limpar', 'Clear'),
};

/** Above the audit log: by person, act, talent and day. */
export async function Filters({ i18n, payload, searchParams }: BeforeListTableServerProps) {
  const language = languageOf(i18n);
  const chosen = narrowedBy(searchParams ?? {});
  const [{ docs: staff }, talent] = await Promise.all([
    payload.find({ collection: 'users', sort: 'name', pagination: false, depth: 0, select: { name: true } }),
    chosen.talent ? findById(payload, 'talents', chosen.talent) : null,
  ]);
  return (
    <FilterForm
      key={JSON.stringify(chosen)}
      chosen={chosen}
      talentName={talent?.name ?? ''}
      staff={staff.map(({ id, name }) => ({ value: String(id), label: name }))}
      acts={Object.entries(ACTS).map(([value, label]) => ({ value, label: label[language] }))}
      labels={inLanguage(LABELS, language)}
    />
  );
}

/** The title of an entry as it is now, in the trash too; empty when it is gone, as the log stores none. */
async function titleOf(payload: Payload, slug: string, id: number): Promise<string> {
  const collection = payload.config.collections.find((one) => one.slug === slug);
  const title = collection?.admin.useAsTitle;
  if (!collection || !title) return '';
  const entry: Record<string, unknown> | null = await payload.db.findOne({
    collection: collection.slug,
    where: { id: { equals: id } },
  });
  const words = entry?.[title];
  return typeof words === 'string' ? words : labelText(words, 'pt');
}

/** The place of an act: the list or page in words, and the name of the entry, which opens it. */
export async function WhereCell({ rowData, i18n, payload }: DefaultServerCellComponentProps) {
  const [language, slug] = [languageOf(i18n), String(rowData.subject)];
  const entry = Number(rowData.entry ?? rowData.subject_id);
  const { collections, globals } = payload.config;
  const collection = collections.find((one) => one.slug === slug);
  const global = globals.find((one) => one.slug === slug);
  if (!collection) return <>{labelText(global?.label, language) || slug}</>;
  if (!entry) return <>{labelText(collection.labels.plural, language)}</>;
  const kind = labelText(collection.labels.singular, language);
  const title = await titleOf(payload, slug, entry);
  // a receipt says itself which file it took down
  const [file] = slug === 'media' && Array.isArray(rowData.files) ? rowData.files : [];
  if (!title) return <>{`${kind}: ${typeof file === 'string' ? file : deletedName(slug)[language]}`}</>;
  return (
    <>
      {kind}: <a href={`/admin/collections/${slug}/${entry}`}>{title}</a>
    </>
  );
}

type Named = DefaultServerCellComponentProps & { slug: string };

/** The name of the entry whose number a record holds, which opens it. */
export async function EntryCell({ cellData, slug, i18n, payload }: Named) {
  const title = cellData ? await titleOf(payload, slug, Number(cellData)) : '';
  if (!title) return <>{deletedName(slug)[languageOf(i18n)]}</>;
  return <a href={`/admin/collections/${slug}/${cellData}`}>{title}</a>;
}

/** The changed fields by their labels. */
export function FieldsCell({ cellData, rowData, i18n, payload }: DefaultServerCellComponentProps) {
  const { collections, globals } = payload.config;
  const subject = [...collections, ...globals].find(({ slug }) => slug === rowData.subject);
  const names = typeof cellData === 'string' && cellData !== '' ? cellData.split(', ') : [];
  const words = fieldLabels(subject?.fields ?? [], names, i18n);
  return <>{words.join(', ') || '—'}</>;
}

/** Fields that forms name by their place, or not at all. */
const OTHERS: Record<string, Text> = {
  _order: text('Ordem', 'Order'),
  focalX: text('Ponto de foco', 'Focal point'),
  focalY: text('Ponto de foco', 'Focal point'),
  password: text('Senha', 'Password'),
  instagram: text('Instagram', 'Instagram'),
  whatsapp: text('WhatsApp', 'WhatsApp'),
  email: text('E-mail', 'E-mail'),
  merge: text('Pessoas juntadas', 'Merged people'),
  shown_to_client: text('Mostrado ao cliente', 'Shown to the client'),
  shown_without_permit: text(
    'Mostrado ao cliente sem alvará válido',
    'Shown to the client without a valid permit',
  ),
  hidden_from_client: text('Escondido do cliente', 'Hidden from the client'),
  pt: LANGUAGE_NAMES.pt,
  en: LANGUAGE_NAMES.en,
};

type Speaker = Parameters<LabelFunction>[0]['i18n'];

/** Payload names these itself; what happened says more. */
const OF_PAYLOAD = ['id', 'createdAt', 'updatedAt', 'deletedAt'];

const partsOf = (field: Field): readonly Field[][] => {
  if (field.type === 'tabs') return field.tabs.map(({ fields }) => fields);
  return field.type === 'row' || field.type === 'collapsible' ? [field.fields] : [];
};

function fieldNamed(fields: readonly Field[], name: string): Field | undefined {
  for (const field of fields) {
    if ('name' in field && field.name === name) return field;
    for (const part of partsOf(field)) {
      const found = fieldNamed(part, name);
      if (found) return found;
    }
  }
  return undefined;
}

function wordOf(field: Field | undefined, name: string, i18n: Speaker): string {
  const label = field && 'label' in field ? field.label : '';
  // Payload makes "Was_public" of a name without a label
  if (typeof label === 'function') return String(label({ i18n, t: i18n.t }));
  const words = isText(label) ? label : OTHERS[name];
  return words?.[languageOf(i18n)] ?? '';
}

/** The labels of fields by their stored names, each once; what no form shows has none. */
export function fieldLabels(fields: readonly Field[], names: readonly string[], i18n: Speaker): string[] {
  const shown = names.filter((name) => !OF_PAYLOAD.includes(name));
  const words = shown.map((name) => wordOf(fieldNamed(fields, name), name, i18n));
  return [...new Set(words)].filter((word) => word !== '');
}
