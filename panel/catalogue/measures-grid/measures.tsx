import { each } from '@passarela/contract/each';
import { MEASURE_NAMES } from '@passarela/contract/measures';
import { text } from '@passarela/contract/text';
import { getTranslation, type I18nClient } from '@payloadcms/translations';
import type { Payload } from 'payload';
import { inLanguage, languageOf } from '../../platform/reference/language.ts';
import { notMeasure } from '../../platform/reference/measure-messages.ts';
import { MeasuresGrid } from './measures-grid.tsx';
import { GRID } from './pasted.ts';

const LABELS = {
  talent: text('Talento', 'Talent'),
  save: text('Salvar medidas', 'Save measures'),
  saving: text('Salvando…', 'Saving…'),
  saved: text('Tudo salvo', 'All saved'),
  unchanged: text('Nenhuma medida mudou.', 'No measure has changed.'),
  changed: text('Talentos por salvar:', 'Talents to save:'),
  failed: text('Não foi salvo. Tente de novo.', 'It was not saved. Try again.'),
  spared: text(
    'Células vazias que não apagaram a medida que estava:',
    'Empty cells that did not erase the measure that was there:',
  ),
  erase: text('Apagar essas medidas', 'Erase these measures'),
  hint: text(
    'Escreva como quiser (1,78 ou 178 cm), ande com as setas, ou cole células de uma planilha. Fundo amarelo: valor fora da lista, confira. Fundo vermelho: não é uma medida e não é salvo.',
    'Type as you like (1.78 or 178 cm), walk by the arrow keys, or paste cells of a spreadsheet. Yellow: a value that is not on the list, look at it. Red: not a measure, and not saved.',
  ),
};

type Options = { ids: number[]; payload: Payload; i18n: I18nClient };

/** The measures of the talents with these ids, in their order, to be edited together. */
export async function Measures({ ids, payload, i18n }: Options) {
  const { docs } = await payload.find({
    collection: 'talents',
    where: { id: { in: ids } },
    pagination: false,
    depth: 0,
  });
  const byId = new Map(docs.map((talent) => [talent.id, talent]));
  const rows = ids.flatMap((id) => byId.get(id) ?? []);
  const { flattenedFields } = payload.collections.talents.config;
  const labels = GRID.map((measure) => {
    const field = flattenedFields.find(({ name }) => name === measure);
    return field && 'label' in field && field.label ? getTranslation(field.label, i18n) : measure;
  });
  const given = rows.map(({ id, name, updatedAt, ...talent }) => ({
    id,
    name,
    updatedAt,
    values: Object.fromEntries(MEASURE_NAMES.map((measure) => [measure, talent[measure]])),
  }));
  // a new key for each page of the list: input belongs to its rows
  return (
    <MeasuresGrid
      key={ids.join()}
      talents={given}
      measures={labels}
      language={languageOf(i18n)}
      labels={inLanguage(LABELS, languageOf(i18n))}
      not={inLanguage(each(MEASURE_NAMES, notMeasure), languageOf(i18n))}
    />
  );
}
