import { type Text, text } from '@passarela/contract/text';
import type { BeforeDocumentControlsServerProps, Field, UIFieldServerComponent } from 'payload';
import { inLanguage, languageOf } from '../../../platform/reference/language.ts';
import { STATES } from '../../../publishing/schedule/fields.ts';
import { PROBLEM_FIELDS } from '../problems.ts';
import { LiveCheck, StatusButton } from './live-check.tsx';

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

/** Whether a field of this name stands among fields, or within their rows. */
const has = (fields: readonly Field[], name: string): boolean =>
  fields.some((field) =>
    'name' in field ? field.name === name : 'fields' in field && has(field.fields, name),
  );

/** The position of the tab with a field, among the form's tabs. */
function tabOf(fields: readonly Field[], path: string): number {
  const [name = ''] = path.split('.');
  const tabs = fields.find((field) => field.type === 'tabs');
  return tabs?.type === 'tabs' ? tabs.tabs.findIndex((tab) => has(tab.fields, name)) : -1;
}

/** Beside the status: a talent's gaps for the site, and the lists. */
export const PublishCheck: UIFieldServerComponent = async ({ i18n, payload }) => {
  const language = languageOf(i18n);
  const { docs } = await payload.find({ collection: 'divisions', depth: 0, pagination: false });
  const { fields } = payload.collections.talents.config;
  const tabs = Object.values(PROBLEM_FIELDS).map((path) => [path, tabOf(fields, path)] as const);
  return (
    <LiveCheck
      labels={inLanguage(LABELS, language)}
      lists={inLanguage(LISTS, language)}
      categoryOf={Object.fromEntries(docs.map(({ id, category }) => [id, Number(category)]))}
      tabs={Object.fromEntries(tabs)}
    />
  );
};

const CHANGE = text('Mudar a situação', 'Change the status');
const STATUS_NOW_LABELS = {
  ...STATES,
  waits: text('Agendado', 'Scheduled'),
  unsaved: text('ao salvar', 'once saved'),
};

/** Beside the save button: the state (draft, public, waiting), linked to the field that changes it. */
export function StatusNow({ i18n }: BeforeDocumentControlsServerProps) {
  const language = languageOf(i18n);
  return <StatusButton labels={inLanguage(STATUS_NOW_LABELS, language)} change={CHANGE[language]} />;
}
