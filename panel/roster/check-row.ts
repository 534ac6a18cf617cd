import { each } from '@passarela/contract/each';
import { type Text, text } from '@passarela/contract/text';
import type { Talent } from '../platform/db/payload-types.ts';
import { localDay } from '../platform/reference/agency-time.ts';
import { GUARDIAN, type Guarded, minorsAmong, missingOf } from '../platform/reference/minors.ts';
import { isTalentOnSite } from '../platform/reference/on-site.ts';
import { changesOf } from './changes.ts';
import { matchColumns } from './columns.ts';
import { findTalent } from './find-talent.ts';
import { normalize } from './normalize.ts';
import { type Cells, noGender, readRow, type Taxonomy } from './read-row.ts';

type Known = { taxonomy: Taxonomy; talents: readonly Talent[]; language: 'pt' | 'en' };

const NO_PERSON = text(
  'Parece um total ou um título da planilha, não uma pessoa.',
  'Looks like a total or a title of the sheet, not a person.',
);
const IN_TRASH = text(
  'Está na lixeira, e lá fica: para atualizar, restaure antes.',
  'Is in the trash and stays there: to update, restore first.',
);

const TOTAL =
  /^(sub ?)?tota(l|is)\b|^(soma|sum|media|average|contagem|count)$|^\d+ (modelos?|pessoas?|talentos?|models?|people|talents?)$/;
const PARTS =
  /^(homens|mulheres|meninos|meninas|masculino|feminino|infantil|kids|men|women|boys|girls|male|female)$/;

/** Whether a line sums up or divides the sheet: a total, the headings again, the title of a part, no letter at all. */
function isNoPerson(cells: Cells, taxonomy: Taxonomy): boolean {
  const name = normalize(cells.name ?? '');
  const titles = [...taxonomy.categories.values(), ...taxonomy.divisions.values()];
  const isTitle = PARTS.test(name) || titles.some(({ pt, en }) => [pt, en].map(normalize).includes(name));
  const values = Object.values(cells);
  const isHeading = values.length > 1 && values.every((value) => matchColumns([value])[0] !== null);
  const isTotal = [name, normalize(cells.external_id ?? '')].some((words) => TOTAL.test(words));
  return isTotal || isHeading || (isTitle && values.length === 1) || !/\p{L}/u.test(name);
}

/** The facts about a minor that a known person has once the row is in: an empty cell changes nothing. */
function withRow({ name, birthdate, agency }: Talent, row: ReturnType<typeof readRow>['data']) {
  return {
    name,
    birthdate: row.birthdate ?? birthdate,
    agency: each(GUARDIAN, (name) => row.agency[name] ?? agency?.[name]),
  };
}

/**
 * The result of a row: a new draft, a talent that stays as it is or changes, or one about which staff are asked:
 * whether it is the same person, or a person at all. A talent in the trash stays there. `minor`: a minor's name with
 * what is missing, once the row is in; `isLost`: one on the site who becomes a draft by it.
 */
export function checkRow(line: number, cells: Cells, { taxonomy, talents, language }: Known) {
  const { problem, notes, data } = readRow(cells, taxonomy);
  const none: { talent: null; changes: ReturnType<typeof changesOf> } = { talent: null, changes: [] };
  const today = localDay(Date.now());
  const minorOf = (person: Guarded & { name: string }) => minorsAmong([person], language, today)[0] ?? null;
  const row = {
    line,
    name: data.name,
    notes: problem ? [problem] : notes,
    minor: minorOf(data),
    ...none,
    isLost: false,
  };
  if (problem) return { ...row, state: 'refused' as const };
  const found = findTalent(cells, talents);
  if (!found && isNoPerson(cells, taxonomy))
    return { ...row, notes: [NO_PERSON] satisfies Text[], state: 'unsure' as const };
  if (!found) return { ...row, state: 'new' as const };
  const { id, name, updatedAt, deletedAt } = found.talent;
  const isOnSite = isTalentOnSite(found.talent, Date.now());
  if (deletedAt) return { ...row, notes: [IN_TRASH], state: 'trashed' as const };
  const { notes: ofKnown, data: after } = readRow(cells, taxonomy, found.talent);
  // who is here keeps their gender: only a new talent comes in as another
  const ofSheet = ofKnown.filter((note) => note !== noGender);
  const changes = changesOf(found.talent, cells, taxonomy, language);
  const state = !found.isSure ? 'unsure' : changes.length > 0 ? 'changed' : 'exists';
  const person = withRow(found.talent, after);
  const isLost = isOnSite && missingOf(person, 'site', today).length > 0;
  const minor = minorOf(person);
  return {
    ...row,
    notes: ofSheet,
    talent: { id, name, updatedAt, isOnSite },
    changes,
    state,
    minor,
    isLost,
  } as const;
}
