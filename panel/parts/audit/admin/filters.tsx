import { text } from '@passarela/contract/text';
import type { BeforeListTableServerProps } from 'payload';
import { findById } from '../../../platform/db/find.ts';
import { inLanguage, languageOf } from '../../../platform/reference/language.ts';
import { ACTS } from '../acts.ts';
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
