'use client';

import { GUARDIAN } from '@passarela/contract/limits';
import { type ListName, partsOfList } from '@passarela/contract/talent-lists';
import { type Text, text } from '@passarela/contract/text';
import { toast, useFormFields, useFormProcessing, useFormSubmitted, useTranslation } from '@payloadcms/ui';
import { useEffect, useRef } from 'react';
import { localDay } from '../../../platform/reference/agency-time.ts';
import { inLanguage, languageOf } from '../../../platform/reference/language.ts';
import { STATES } from '../../../publishing/schedule/admin/air-message.ts';
import { check, type Facts, PROBLEM_FIELDS } from '../problems.ts';
import styles from './publish-check.module.css';

const FRAMES = 60;
const FOCUSABLE = 'input:not([type=hidden]), textarea, button, [tabindex]';

const nextFrame = () => new Promise<number>((done) => requestAnimationFrame(done));

/** Opens a field's tab, scrolls to the field and puts the focus into it. */
async function openField(path: string, tab: number): Promise<void> {
  document.querySelectorAll<HTMLElement>('.tabs-field__tab-button')[tab]?.click();
  for (let frame = 0; frame < FRAMES; frame += 1) {
    const place = document.getElementById(`field-${path.replaceAll('.', '__')}`);
    const field = place?.matches(FOCUSABLE) ? place : place?.querySelector<HTMLElement>(FOCUSABLE);
    if (field && field.offsetParent !== null) {
      field.scrollIntoView({ block: 'center' });
      field.focus({ preventScroll: true });
      return;
    }
    await nextFrame();
  }
}

const useValue = (path: string): unknown => useFormFields(([fields]) => fields?.[path]?.value);

const textOf = (value: unknown): string => (typeof value === 'string' ? value : '');
const idsOf = (value: unknown): number[] =>
  Array.isArray(value) ? value.filter((id) => typeof id === 'number') : [];
const lengthOf = (value: unknown): number => (Array.isArray(value) ? value.length : 0);

/** The form's current values, saved or not. */
function useFacts(categoryOf: Record<string, number>): {
  facts: Facts;
  status: unknown;
  gender: unknown;
} {
  const [book, snap] = [useValue('book'), useValue('snap')];
  const divisionIds = idsOf(useValue('divisions'));
  const agency = {
    [GUARDIAN.name]: textOf(useValue(`agency.${GUARDIAN.name}`)),
    [GUARDIAN.phone]: textOf(useValue(`agency.${GUARDIAN.phone}`)),
    [GUARDIAN.email]: textOf(useValue(`agency.${GUARDIAN.email}`)),
  };
  const facts = {
    cover: useValue('cover'),
    cover_web: useValue('cover_web'),
    pictures: lengthOf(book) + lengthOf(snap),
    birthdate: textOf(useValue('birthdate')) || null,
    agency,
    categoryIds: idsOf(useValue('categories')),
    divisionIds,
    divisionCategoryIds: divisionIds.flatMap((id) => categoryOf[id] ?? []),
  };
  return { facts, status: useValue('status'), gender: useValue('gender') };
}

const LABELS = {
  title: text('Antes de publicar', 'Before publishing'),
  shown: text('Aparece em', 'Appears in'),
  wouldShow: text('Quando publicado, aparece em', 'Once published, appears in'),
  nowhere: text('Não aparece em nenhuma lista', 'Appears in no list'),
  saved: text('Salvo, mas falta', 'Saved, but missing'),
  minor: text(
    'Menor de idade sem responsável: sem isso não publica',
    'A minor without a guardian: cannot be published',
  ),
  birthdate: text(
    'Sem data de nascimento: não dá para saber se é menor de idade',
    'No birthdate: nobody can tell whether it is a minor',
  ),
  photo: text('Sem fotos no book e nas polaroids', 'No photos in book and snaps'),
  cover: text('Sem capa', 'No cover'),
  category: text(
    'Sem categoria do site: para aparecer nas listas, escolha também Modelos ou Elenco',
    'No category of the site: to appear in the lists, choose Models or Cast too',
  ),
  hidden: text(
    'Só por link: não aparece em nenhuma lista, mas quem tem o endereço, ou adivinha o número, a vê. Para esconder, tire do ar.',
    'By link only: appears in no list, but who has the address, or guesses the number, sees the profile. To hide it, unpublish.',
  ),
} satisfies Record<string, Text>;

const LISTS = {
  models: text('Modelos', 'Models'),
  cast: text('Elenco', 'Cast'),
  woman: text('Mulheres', 'Women'),
  man: text('Homens', 'Men'),
  international: text('Internacional', 'International'),
  mainboard: text('Mainboard', 'Mainboard'),
  newFaces: text('New Faces', 'New Faces'),
  commercial: text('Comercial', 'Commercial'),
};

type Props = {
  /** The category of each division, by id. */
  categoryOf: Record<string, number>;
  tabs: Record<string, number>;
};

/** "Modelos › Mulheres, New Faces · Elenco": each section with its lists. */
function listLine(found: readonly ListName[], gender: unknown, lists: Record<string, string>): string {
  const sections = found.filter((list) => partsOfList(list).division === undefined);
  const line = (section: ListName) => {
    const inside = found.filter((list) => list !== section && partsOfList(list).section === section);
    const shelves = [...(gender === 'woman' || gender === 'man' ? [gender] : []), ...inside];
    const names = shelves.map((name) => lists[name]).join(', ');
    return names ? `${lists[section]} › ${names}` : lists[section];
  };
  return sections.map(line).join(' · ');
}

/** Follows the form: warnings with one press to the field, and the lists. */
export function LiveCheck({ categoryOf, tabs }: Props) {
  const language = languageOf(useTranslation().i18n);
  const labels = inLanguage(LABELS, language);
  const { facts, status, gender } = useFacts(categoryOf);
  const [isProcessing, isRefused] = [useFormProcessing(), useFormSubmitted()];
  const { problems, lists: found } = check(facts, localDay(Date.now()));
  const wasProcessing = useRef(false);
  const isPublished = status === 'published';
  const missing = problems.map((problem) => labels[problem]).join(' · ');
  useEffect(() => {
    if (wasProcessing.current && !isProcessing && !isRefused && isPublished && missing)
      toast.warning(`${labels.saved}: ${missing}`);
    wasProcessing.current = isProcessing;
  }, [isProcessing, isRefused, isPublished, missing, labels.saved]);

  const line = listLine(found, gender, inLanguage(LISTS, language));
  return (
    <section className={styles.check} aria-label={labels.title}>
      {problems.length > 0 && (
        <ul className={styles.problems}>
          {problems.map((problem) => (
            <li key={problem}>
              <button
                type="button"
                className={styles.go}
                onClick={() => openField(PROBLEM_FIELDS[problem], tabs[PROBLEM_FIELDS[problem]] ?? -1)}
              >
                {labels[problem]}
              </button>
            </li>
          ))}
        </ul>
      )}
      <p className={styles.lists}>
        {line ? `${isPublished ? labels.shown : labels.wouldShow}: ${line}` : labels.nowhere}
      </p>
    </section>
  );
}

const CHANGE = text('Mudar a situação', 'Change the status');
const STATUS = {
  ...STATES,
  waits: text('Agendado', 'Scheduled'),
  unsaved: text('ao salvar', 'once saved'),
};

type State = keyof typeof STATES;
const isState = (value: unknown): value is State => value === 'draft' || value === 'published';

const isToCome = (moment: unknown) => typeof moment === 'string' && Date.parse(moment) > Date.now();

/** The status as the form has it now, and whether it is stored: chosen alone, it is no more than a wish. */
export function StatusNow() {
  const language = languageOf(useTranslation().i18n);
  const labels = inLanguage(STATUS, language);
  const status = useFormFields(([fields]) => fields?.status?.value);
  const stored = useFormFields(([fields]) => fields?.status?.initialValue);
  const waits = useFormFields(([fields]) => isToCome((fields?.publish_at ?? fields?.published_at)?.value));
  if (!isState(status)) return null;
  const state = status === 'published' && waits ? labels.waits : labels[status];
  return (
    <button
      type="button"
      className={`${styles.now} ${styles[status]}`}
      title={CHANGE[language]}
      onClick={() => openField('status', -1)}
    >
      {status === stored ? state : `${state} ${labels.unsaved}`}
    </button>
  );
}
