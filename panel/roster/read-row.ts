import { cleanName } from '@passarela/contract/clean';
import { EYES, HAIR } from '@passarela/contract/colours';
import { foldSearch } from '@passarela/contract/fold-search';
import { MEASURE_NAMES, type MeasureName } from '@passarela/contract/measures';
import type { GENDERS } from '@passarela/contract/people';
import { readMeasure } from '@passarela/contract/read-measure';
import { type Text, text } from '@passarela/contract/text';
import type { Talent } from '../platform/db/payload-types.ts';
import { countryTexts } from '../platform/reference/countries.ts';
import { notMeasure, offList } from '../platform/reference/measure-messages.ts';
import { readVideo } from '@passarela/contract/read-video';
import { FIELD_NAMES, type RosterField } from './columns.ts';
import { readAbroad, type Stored } from './read-abroad.ts';
import { type DayOf, readDay, unlikelyBirths } from './read-day.ts';

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

/** `Azuis` and `azul` are one, as are `olhos` and `olho`. */
const singular = (word: string): string => foldSearch(word).replace(/uis\b/g, 'ul').replace(/s\b/g, '');

/** The key whose text, in either language, is this word; null when none is. */
function keyOf<K extends string>(texts: Record<K, Text>, word: string): K | null {
  const wanted = singular(word);
  const keys = Object.keys(texts).filter((key): key is K => Object.hasOwn(texts, key));
  const isWord = (key: K) =>
    [key.replaceAll('_', ' '), texts[key].pt, texts[key].en].some((one) => singular(one) === wanted);
  return keys.find(isWord) ?? null;
}

type Country = NonNullable<Talent['nationality']>;
const COUNTRIES = countryTexts();
const isCountry = (code: string | null): code is Country => code !== null && Object.hasOwn(COUNTRIES, code);

/** `BR`, `Brasil`, `Brazil`. */
function readCountry(word: string): Country | null {
  const code = word.toUpperCase();
  const found = isCountry(code) ? code : keyOf(COUNTRIES, word);
  return isCountry(found) ? found : null;
}

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
  const measures = Object.fromEntries(MEASURE_NAMES.map((name) => [name, cell(name) ? measure(name) : null]));
  const [guess] = unlikelyBirths(cell('birthdate'));
  if (guess) notes.push(unlikely(cell('birthdate'), guess.age));
  const birthdate = guess ? null : day('birthdate', 'birth');
  const aboutAbroad = { birthdate, stored, note: (about: Text) => void notes.push(about) };
  const data = {
    name: cleanName(cell('name')),
    gender: gender ?? ('other' as const),
    status: 'draft' as const,
    birthdate,
    nationality: read('nationality', readCountry),
    ...measures,
    eyes: read('eyes', (word) => keyOf(EYES, word)),
    hair: read('hair', (word) => keyOf(HAIR, word)),
    categories: several('categories'),
    divisions: several('divisions'),
    skills: several('skills'),
    video: videosOf(cell('videos'), (word) => notes.push(notRead('videos', word))),
    biography: { pt: line('biography'), en: line('biography_en') },
    agency: {
      real_name: personal('real_name'),
      phone: line('phone'),
      email: line('email'),
      guardian_name: personal('guardian_name'),
      guardian_phone: line('guardian_phone'),
      guardian_email: line('guardian_email'),
      contract_until: day('contract_until', 'end'),
      permit_until: day('permit_until', 'end'),
      abroad: read('abroad', (word) => readAbroad(word, aboutAbroad)),
      notes: line('notes'),
    },
  };
  return { data, notes, problem: data.name === '' ? NO_NAME : null };
}
