import { each } from '@passarela/contract/each';
import { FACT_NAMES, type FactName, factOf, isFact } from '@passarela/contract/facts';
import { type Text, text } from '@passarela/contract/text';
import { normalize } from './normalize.ts';

/** The meanings of a roster's column that are no facts (contract/src/facts.ts), in the order in which staff choose. */
const OTHERS = {
  panel_id: text('Número no painel', 'Number in the panel'),
  name: text('Nome artístico', 'Artistic name'),
  external_id: text('Código', 'Code'),
  gender: text('Gênero', 'Gender'),
  birthdate: text('Nascimento', 'Birthdate'),
  categories: text('Categorias', 'Categories'),
  divisions: text('Divisões', 'Divisions'),
  skills: text('Habilidades', 'Skills'),
  videos: text('Vídeos', 'Videos'),
  biography: text('Biografia', 'Biography'),
  biography_en: text('Biografia em inglês', 'Biography in English'),
  cover: text('Capa', 'Cover'),
  book: text('Fotos do book', 'Photos of the book'),
  snap: text('Polaroids (snaps)', 'Digitals (snaps)'),
  compo: text('Composite', 'Composite'),
} satisfies Record<string, Text>;

export type RosterField = keyof typeof OTHERS | FactName;
const IN_SHEETS = FACT_NAMES.filter((name) => factOf(name).sheet !== null);
export const FIELD_NAMES: Record<string, Text> = {
  ...OTHERS,
  ...each(IN_SHEETS, (name) => factOf(name).heading ?? factOf(name).label),
};
export const isRosterField = (name: string): name is RosterField => Object.hasOwn(FIELD_NAMES, name);

/** Other headings of a field, folded. `FIELD_NAMES` in both languages and the field's own name count as well. */
const SYNONYMS: Record<keyof typeof OTHERS, readonly string[]> = {
  panel_id: [],
  name: ['nome', 'artista', 'modelo', 'talento', 'stage name'],
  external_id: [
    'id',
    'cod',
    'codigo',
    'id externo',
    'external id',
    'matricula',
    'ref',
    'referencia',
    'reference',
  ],
  gender: ['sexo', 'sex', 'genero'],
  birthdate: [
    'data de nascimento',
    'nasc',
    'dt nasc',
    'data nasc',
    'date of birth',
    'birth',
    'dob',
    'birthday',
    'aniversario',
  ],
  categories: ['categoria', 'category', 'tipo'],
  divisions: ['divisao', 'division', 'board'],
  skills: ['habilidade', 'talentos', 'aptidoes', 'skill'],
  videos: ['video', 'reel', 'videobook'],
  biography: ['bio', 'sobre', 'about', 'descricao'],
  biography_en: ['bio en', 'biography en', 'about en'],
  cover: ['foto de capa', 'foto principal', 'main photo', 'headshot'],
  book: ['fotos', 'foto', 'photos', 'portfolio', 'galeria', 'gallery', 'imagens', 'images'],
  snap: ['snaps', 'polaroids', 'polaroid', 'digitais', 'digitals', 'polas'],
  compo: ['composites', 'comp card', 'zed card'],
};

/** `Data de nascimento (dd/mm)` → `data de nascimento`. */
const plainHeading = (heading: string): string => normalize(heading.replace(/\(.*?\)/g, ' '));

const byHeading = (headingsOf: (field: RosterField) => readonly string[]) =>
  new Map<string, RosterField>(
    Object.keys(FIELD_NAMES)
      .filter(isRosterField)
      .flatMap((field) => headingsOf(field).map((heading) => [plainHeading(heading), field] as const))
      .reverse(),
  );

/** The panel's own words for a field, as its exports write them. */
const BY_LABEL = byHeading((field) => [field, FIELD_NAMES[field]?.pt ?? '', FIELD_NAMES[field]?.en ?? '']);
const BY_SYNONYM = byHeading((field) => (isFact(field) ? (factOf(field).sheet ?? []) : SYNONYMS[field]));

/** The columns that an export has and an import leaves out. */
export const NEVER_READ = {
  status: text('Situação', 'Status'),
  updated: text('Última alteração', 'Last change'),
};

const LEFT_OUT = new Set(Object.values(NEVER_READ).flatMap(({ pt, en }) => [pt, en].map(plainHeading)));

/** By heading, what staff said that a column is when they last placed it; another word leaves it out. */
export type Placed = ReadonlyMap<string, string>;

/** `placed`, and what this heading is; a column without one is placed anew each time. */
export const withPlaced = (placed: Placed, heading: string, field: RosterField | null): Placed =>
  plainHeading(heading) === '' ? placed : new Map([...placed, [plainHeading(heading), field ?? '']]);

/** Whether these columns need nobody to look at them: a name, and none whose meaning is unknown. */
export const needNoLook = (
  headings: readonly string[],
  columns: readonly (RosterField | null)[],
  placed: Placed = new Map(),
): boolean =>
  columns.includes('name') &&
  headings.every(
    (heading, at) =>
      columns[at] !== null || LEFT_OUT.has(plainHeading(heading)) || placed.has(plainHeading(heading)),
  );

/** Whether a heading is the panel's own word for the field. */
export const isLabelOf = (heading: string, field: RosterField): boolean =>
  BY_LABEL.get(plainHeading(heading)) === field;

/**
 * The meaning of each heading, or null. The staff's own choice wins, then the panel's word, then the first heading that
 * may mean the field; notes repeat.
 */
export function matchColumns(
  headings: readonly string[],
  placed: Placed = new Map(),
): (RosterField | null)[] {
  const taken = new Set<RosterField>();
  const choose = (field: RosterField | undefined): RosterField | null => {
    if (field === undefined || (field !== 'notes' && taken.has(field))) return null;
    taken.add(field);
    return field;
  };
  const keys = headings.map(plainHeading);
  const said = keys.map((key) => placed.get(key));
  const own = said.map((field) => (field && isRosterField(field) ? choose(field) : null));
  const exact = keys.map((key, at) => (said[at] === undefined ? choose(BY_LABEL.get(key)) : null));
  return keys.map((key, at) =>
    said[at] === undefined ? (exact[at] ?? choose(BY_SYNONYM.get(key))) : (own[at] ?? null),
  );
}
