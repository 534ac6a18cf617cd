import { cleanName } from '@passarela/contract/clean';
import { each } from '@passarela/contract/each';
import { factsWith } from '@passarela/contract/facts';
import { foldSearch } from '@passarela/contract/fold-search';
import { isMeasure, type MeasureName, PUBLIC_FACTS } from '@passarela/contract/measures';
import type { GENDERS } from '@passarela/contract/people';
import { readMeasure } from '@passarela/contract/read-measure';
import { readVideo } from '@passarela/contract/read-video';
import { type Text, text } from '@passarela/contract/text';
import { ADULTS } from '../catalogue/talents/abroad-one-by-one.ts';
import type { Talent } from '../platform/db/payload-types.ts';
import { notMeasure, offList } from '../platform/reference/measure-messages.ts';
import { countsAsMinorNow } from '../platform/reference/minors.ts';
import { FIELD_NAMES, type RosterField } from './columns.ts';
import { readWord, singular } from './fact-cells.ts';
import { type DayOf, readDay, unlikelyBirths } from './read-day.ts';

/** The talent of a row who is here already. */
type Stored = Pick<Talent, 'birthdate' | 'agency'>;
type About = { birthdate: string | null; stored: Stored | undefined; note: (about: Text) => void };

/**
 * Whether a talent may be sent abroad, as a sheet says; null for neither word. No sheet allows it for a minor, nor for
 * whoever is one here and an adult in the sheet.
 */
function readAbroad(word: string, { birthdate, stored, note }: About): boolean | null {
  const said = foldSearch(word);
  if (['nao', 'no', 'n'].includes(said)) return false;
  if (!['sim', 'yes', 's', 'y', 'x'].includes(said)) return null;
  const born = stored ? [stored.birthdate, birthdate ?? stored.birthdate] : [birthdate];
  if (stored?.agency?.abroad === true || !born.some(countsAsMinorNow)) return true;
  note(ADULTS);
  return false;
}

const OF_AGENCY = {
  lines: factsWith({ in: 'agency', kind: 'line' }),
  texts: factsWith({ in: 'agency', kind: 'text' }),
  days: factsWith({ in: 'agency', kind: 'day' }),
};

export type Cells = Partial<Record<RosterField, string>>;
/** Categories, divisions and skills by id, as staff named them. */
export type Taxonomy = Record<'categories' | 'divisions' | 'skills', ReadonlyMap<number, Text>>;

const GENDER_WORDS: Record<string, keyof typeof GENDERS> = {
  f: 'woman',
  fem: 'woman',
  feminino: 'woman',
  female: 'woman',
  mulher: 'woman',
  menina: 'woman',
  woman: 'woman',
  m: 'man',
  masc: 'man',
  masculino: 'man',
  male: 'man',
  homem: 'man',
  menino: 'man',
  man: 'man',
  outro: 'other',
  other: 'other',
  nb: 'other',
  'nao binario': 'other',
  'non binary': 'other',
};

const aboutMeasure = (field: MeasureName, value: string, reason: Text): Text => {
  const { pt, en } = FIELD_NAMES[field] ?? text(field, field);
  return text(`${pt}: “${value}”. ${reason.pt}`, `${en}: “${value}”. ${reason.en}`);
};

const NO_NAME = text('Falta o nome.', 'The name is missing.');
const notRead = (field: RosterField, value: string): Text => {
  const { pt = field, en = field } = FIELD_NAMES[field] ?? {};
  return text(
    `${pt}: “${value}” não foi entendido: a célula fica de fora, e o que está no painel fica.`,
    `${en}: “${value}” was not understood: the cell is left out, and what is here stays.`,
  );
};
/** A birth that fits nobody likely: staff say the year, else the cell stays out. */
const unlikely = (value: string, age: number): Text =>
  text(
    `Nascimento: “${value}” daria ${age} anos. Sem uma resposta abaixo, fica vazio.`,
    `Birthdate: “${value}” would make ${age} years. Without an answer below it stays empty.`,
  );
export const noGender = text('Sem gênero: entra como “Outro”.', 'No gender: comes in as “Other”.');

const idsOf = (texts: ReadonlyMap<number, Text>, words: string, unread: (word: string) => void): number[] =>
  words
    .split(/[;,|/]/)
    .map((word) => word.trim())
    .filter(Boolean)
    .flatMap((word) => {
      const found = [...texts].find(([, { pt, en }]) =>
        [pt, en].some((one) => singular(one) === singular(word)),
      );
      if (!found) unread(word);
      return found ? [found[0]] : [];
    });

const videosOf = (words: string, unread: (word: string) => void) =>
  words
    .split(/[\s;,|]+/)
    .filter(Boolean)
    .flatMap((word) => {
      const video = readVideo(word);
      if (!video) unread(word);
      return video ? [{ provider: video.provider ?? ('youtube' as const), file: video.file }] : [];
    });

/**
 * A row of a roster as a draft talent, or as that of a talent who is here (`stored`). `problem` says why it cannot come
 * in, `notes` what was not understood. Pure.
 */
export function readRow(cells: Cells, shelves: Taxonomy, stored?: Stored) {
  const notes: Text[] = [];
  const cell = (field: RosterField): string => cells[field]?.trim() ?? '';
  const read = <T>(field: RosterField, reader: (value: string) => T | null): T | null => {
    const value = cell(field);
    if (value === '') return null;
    const result = reader(value);
    if (result === null) notes.push(notRead(field, value));
    return result;
  };
  const line = (field: RosterField): string | null => cell(field) || null;
  const personal = (field: RosterField): string | null => cleanName(cell(field)) || null;
  const day = (field: RosterField, of: DayOf) => read(field, (value) => readDay(value, of));
  const gender = read('gender', (word) => GENDER_WORDS[foldSearch(word).replace(/[^a-z ]/g, '')] ?? null);
  if (!gender) notes.push(noGender);
  const measure = (name: MeasureName): string | null => {
    const { value, isListed, isMeasure } = readMeasure(name, cell(name));
    if (!isListed) notes.push(aboutMeasure(name, cell(name), (isMeasure ? offList : notMeasure)(name)));
    return isMeasure ? value : null;
  };
  const several = (field: 'categories' | 'divisions' | 'skills') =>
    idsOf(shelves[field], cell(field), (word) => notes.push(notRead(field, word)));
  const fact = (name: (typeof PUBLIC_FACTS)[number]): string | null => {
    if (isMeasure(name)) return cell(name) ? measure(name) : null;
    return read(name, (word) => readWord(name, word));
  };
  const [guess] = unlikelyBirths(cell('birthdate'));
  if (guess) notes.push(unlikely(cell('birthdate'), guess.age));
  const birthdate = guess ? null : day('birthdate', 'birth');
  const aboutAbroad = { birthdate, stored, note: (about: Text) => void notes.push(about) };
  const data = {
    name: cleanName(cell('name')),
    gender: gender ?? ('other' as const),
    status: 'draft' as const,
    birthdate,
    ...Object.fromEntries(PUBLIC_FACTS.map((name) => [name, fact(name)])),
    categories: several('categories'),
    divisions: several('divisions'),
    skills: several('skills'),
    video: videosOf(cell('videos'), (word) => notes.push(notRead('videos', word))),
    biography: { pt: line('biography'), en: line('biography_en') },
    agency: {
      ...each(OF_AGENCY.lines, (name) => (name.endsWith('_name') ? personal(name) : line(name))),
      ...each(OF_AGENCY.texts, line),
      ...each(OF_AGENCY.days, (name) => day(name, 'end')),
      abroad: read('abroad', (word) => readAbroad(word, aboutAbroad)),
    },
  };
  return { data, notes, problem: data.name === '' ? NO_NAME : null };
}
