import { type Text, text } from './text.ts';

type Kind = 'length' | 'weight' | 'size' | 'colour' | 'country' | 'line' | 'text' | 'day' | 'yes';
/** `card`: with previews and descriptions; `data`: for programs (JSON-LD). */
type Place = 'card' | 'profile' | 'compare' | 'paper' | 'package' | 'data';

/** Public facts lie in rows of lists and profiles, or in profiles alone; the agency's own are displayed nowhere. */
type Reach =
  | { in: 'list' | 'profile'; ofBody: boolean; displayedOn: readonly [Place, ...Place[]] }
  | { in: 'agency'; ofBody: false; displayedOn: readonly [] };

/** `ofBody`: published of no minor (docs/decisions/measures.md). */
type Fact = Reach & {
  kind: Kind;
  label: Text;
  /** Other headings of a sheet that mean it, folded; the first may be the panel's own. Null: no sheet has it. */
  sheet: readonly string[] | null;
  /** The sheet's heading where it is another than the label. */
  heading?: Text;
  /** The key of its filter in addresses. */
  filter?: Text;
  /** Smallest and largest value of its list, and the step. */
  list?: { min: number; max: number; step: 1 | 0.5 };
  sample?: string;
  hint?: Text;
};

const EVERYWHERE = ['card', 'profile', 'compare', 'paper', 'package'] as const;
const PRIVATE = { in: 'agency', ofBody: false, displayedOn: [] } as const;
const NOT_ON_CARDS = ['profile', 'compare', 'paper', 'package'] as const;

/**
 * Every fact of a talent, in the order of screens, forms and sheets; all else is derived from its row. Name, gender and
 * birthdate, pictures, videos, texts and terms are no facts: they are written by hand.
 */
export const FACTS = {
  height: {
    ...{ kind: 'length', in: 'list', ofBody: false, displayedOn: [...EVERYWHERE, 'data'] },
    label: text('Altura', 'Height'),
    filter: text('altura', 'height'),
    sheet: ['alt', 'estatura'],
    list: { min: 30, max: 200, step: 1 },
    sample: '178/5\'10"',
  },
  bust: {
    ...{ kind: 'length', in: 'list', ofBody: true, displayedOn: EVERYWHERE },
    label: text('Busto', 'Bust'),
    filter: text('busto', 'bust'),
    sheet: ['seios'],
    list: { min: 65, max: 200, step: 1 },
    sample: '84',
  },
  chest: {
    ...{ kind: 'length', in: 'list', ofBody: true, displayedOn: EVERYWHERE },
    label: text('Tórax', 'Chest'),
    filter: text('torax', 'chest'),
    sheet: ['torax', 'peito', 'peitoral'],
    list: { min: 10, max: 200, step: 1 },
    sample: '98',
  },
  waist: {
    ...{ kind: 'length', in: 'list', ofBody: true, displayedOn: EVERYWHERE },
    label: text('Cintura', 'Waist'),
    filter: text('cintura', 'waist'),
    sheet: ['cint'],
    list: { min: 20, max: 200, step: 1 },
    sample: '60',
  },
  hips: {
    ...{ kind: 'length', in: 'list', ofBody: true, displayedOn: EVERYWHERE },
    label: text('Quadril', 'Hips'),
    filter: text('quadril', 'hips'),
    sheet: ['quadris', 'hip'],
    list: { min: 20, max: 200, step: 1 },
    sample: '89',
  },
  jeans: {
    ...{ kind: 'size', in: 'list', ofBody: true, displayedOn: EVERYWHERE },
    label: text('Jeans', 'Jeans'),
    filter: text('jeans', 'jeans'),
    sheet: ['calca', 'manequim', 'pants', 'numeracao'],
    list: { min: 34, max: 60, step: 0.5 },
    sample: '38x8',
  },
  shoes: {
    ...{ kind: 'size', in: 'list', ofBody: false, displayedOn: EVERYWHERE },
    label: text('Sapatos', 'Shoes'),
    filter: text('sapatos', 'shoes'),
    sheet: ['sapato', 'calcado', 'pe', 'shoe', 'shoe size'],
    list: { min: 1, max: 60, step: 0.5 },
    sample: '38x8',
  },
  eyes: {
    ...{ kind: 'colour', in: 'list', ofBody: false, displayedOn: EVERYWHERE },
    label: text('Cor dos olhos', 'Eyes color'),
    heading: text('Olhos', 'Eyes'),
    filter: text('olhos', 'eyes'),
    sheet: ['cor dos olhos', 'olho', 'eye color', 'eye colour'],
  },
  hair: {
    ...{ kind: 'colour', in: 'list', ofBody: false, displayedOn: EVERYWHERE },
    label: text('Cor do cabelo', 'Hair color'),
    heading: text('Cabelo', 'Hair'),
    filter: text('cabelo', 'hair'),
    sheet: ['cor do cabelo', 'cabelos', 'hair color', 'hair colour'],
  },
  weight: {
    ...{ kind: 'weight', in: 'profile', ofBody: true, displayedOn: NOT_ON_CARDS },
    label: text('Peso', 'Weight'),
    sheet: ['kg', 'peso kg'],
    list: { min: 3, max: 200, step: 1 },
    sample: '55/121',
  },
  suit: {
    ...{ kind: 'size', in: 'profile', ofBody: true, displayedOn: NOT_ON_CARDS },
    label: text('Terno', 'Suit'),
    sheet: ['paleto', 'blazer', 'jacket'],
    list: { min: 1, max: 60, step: 0.5 },
    sample: '48',
  },
  shirt: {
    ...{ kind: 'size', in: 'profile', ofBody: true, displayedOn: NOT_ON_CARDS },
    label: text('Camisa', 'Shirt'),
    sheet: ['camiseta', 'blusa'],
    list: { min: 1, max: 60, step: 0.5 },
    sample: '40',
  },
  nationality: {
    ...{ kind: 'country', in: 'profile', ofBody: false, displayedOn: ['profile', 'compare', 'data'] },
    label: text('Nacionalidade', 'Nationality'),
    sheet: ['pais', 'country', 'nacionalidade'],
  },
  real_name: {
    ...PRIVATE,
    kind: 'line',
    label: text('Nome civil', 'Legal name'),
    sheet: ['nome real', 'nome de registro', 'real name', 'razao social', 'full name', 'nome completo'],
  },
  phone: {
    ...PRIVATE,
    kind: 'line',
    label: text('Telefone', 'Phone'),
    sheet: ['celular', 'whatsapp', 'tel', 'fone', 'mobile', 'cell'],
  },
  email: {
    ...PRIVATE,
    kind: 'line',
    label: text('E-mail', 'E-mail'),
    sheet: ['email', 'correio'],
  },
  guardian_name: {
    ...PRIVATE,
    kind: 'line',
    label: text('Responsável', 'Guardian'),
    sheet: ['responsavel legal', 'mae', 'pai', 'parent', 'nome do responsavel', 'guardian name'],
  },
  guardian_phone: {
    ...PRIVATE,
    kind: 'line',
    label: text('Telefone do responsável', 'Guardian’s phone'),
    sheet: ['telefone responsavel', 'celular do responsavel', 'guardian phone'],
  },
  guardian_email: {
    ...PRIVATE,
    kind: 'line',
    label: text('E-mail do responsável', 'Guardian’s e-mail'),
    sheet: ['email do responsavel', 'email responsavel', 'guardian email'],
  },
  contract_until: {
    ...PRIVATE,
    kind: 'day',
    label: text('Contrato até', 'Contract until'),
    sheet: ['contrato', 'fim do contrato', 'vencimento do contrato', 'contract', 'contract end'],
  },
  permit_until: {
    ...PRIVATE,
    kind: 'day',
    label: text('Autorização (alvará) até', 'Work permit until'),
    heading: text('Alvará até', 'Work permit until'),
    sheet: ['alvara', 'autorizacao', 'permit', 'work permit'],
  },
  abroad: {
    ...PRIVATE,
    kind: 'yes',
    label: text('Pode ser enviado ao exterior', 'May be sent abroad'),
    hint: text(
      'Sem esta marca, clientes fora do Brasil não recebem este talento.',
      'Without this tick clients outside Brazil do not get this talent.',
    ),
    sheet: ['exterior', 'pode ir ao exterior', 'abroad', 'may go abroad'],
  },
  abroad_consent: {
    ...PRIVATE,
    kind: 'line',
    label: text('Autorização do responsável', 'Guardian’s consent'),
    hint: text(
      'De menores: quem autorizou o envio ao exterior, quando e como.',
      'Of minors: who consented to sending abroad, when and how.',
    ),
    sheet: null,
  },
  notes: {
    ...PRIVATE,
    kind: 'text',
    label: text('Anotações', 'Notes'),
    sheet: [
      ...['observacoes', 'obs', 'notas', 'comentarios', 'comments', 'instagram', 'cidade', 'city'],
      'anotacoes',
    ],
  },
} as const satisfies Record<string, Fact>;

type Rows = typeof FACTS;
export type FactName = keyof Rows;
export type FactsWith<Wanted> = {
  [Name in FactName]: Rows[Name] extends Wanted ? Name : never;
}[FactName];

export const isFact = (name: string): name is FactName => Object.hasOwn(FACTS, name);
export const FACT_NAMES = Object.keys(FACTS).filter(isFact);

export const factOf = (name: FactName): Fact => FACTS[name];

/** The names of facts with these properties, in their order. */
export const factsWith = <const Wanted extends Partial<Pick<Fact, 'kind' | 'in' | 'ofBody'>>>(
  wanted: Wanted,
): FactsWith<Wanted>[] => {
  const isWanted = (name: FactName): name is FactsWith<Wanted> =>
    Object.entries(wanted).every(([key, value]) => Reflect.get(FACTS[name], key) === value);
  return FACT_NAMES.filter(isWanted);
};

/** Whether a place displays a fact; a name that is none is displayed nowhere. */
export const isDisplayed = (name: string, place: Place): boolean =>
  isFact(name) && factOf(name).displayedOn.some((one) => one === place);
