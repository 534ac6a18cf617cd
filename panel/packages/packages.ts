import { text } from '@passarela/contract/text';
import type { CollectionConfig, NumberField, TextField } from 'payload';
import { inboxAccess } from '../parts/access/inbox.ts';
import { checkbox, row, ui } from '../parts/fields/basic.ts';
import { day } from '../parts/fields/dates.ts';
import { select } from '../parts/fields/options.ts';
import { isMailOn } from '../platform/mail/is-on.ts';
import { LANGUAGE_NAMES } from '../platform/reference/language.ts';
import { env } from '../platform/settings/env.ts';
import { allowAbroadEndpoint } from './allow-abroad.ts';
import { deleteAnswers } from './answers.ts';
import { confirmWarningsEndpoint, forgetReads } from './confirm-warnings.ts';
import {
  noteMaker,
  raiseVersion,
  refuseAbroad,
  refuseTalents,
  refuseUnguarded,
  releaseHolds,
  setEnd,
} from './before-save.ts';
import { answersEndpoint, revokeEndpoint } from './endpoints.ts';
import { copyEndpoint, TITLE_MAX_CHARS } from './copy.ts';
import { endAsDay } from './expiry.ts';
import { extendEndpoint } from './extend.ts';
import { downloadsField } from './fields/downloads.ts';
import { GROUP } from './fields/group.ts';
import { passcodeFields, storePasscode } from './fields/passcode.ts';
import { peopleField } from './fields/people.ts';
import { stateField } from './fields/state.ts';
import { talentsField } from './fields/talents.ts';
import { forgetRecipients, forgetRemoved } from './note-sending.ts';
import { linksEndpoint } from './links.ts';
import { notAbroadEndpoint } from './not-abroad.ts';
import { ofList } from './of-list.ts';
import { warningsEndpoint } from './read-warnings.ts';

const MESSAGE_MAX_CHARS = 2_000;
const DATES_MAX_CHARS = 120;

const title: TextField = {
  name: 'title',
  type: 'text',
  label: text('Título', 'Title'),
  required: true,
  maxLength: TITLE_MAX_CHARS,
  admin: { width: '60%' },
};

const endDay = day('expires_at', text('Aberto até', 'Open until'), '100%');

/** In no form: the panel writes it. */
const hiddenNumber = (name: string, index = false): NumberField => ({
  name,
  type: 'number',
  index,
  admin: { disabled: true },
});

/** Talents for a client, who opens them by a secret link and answers (docs/decisions/packages.md). */
export const packages: CollectionConfig = {
  slug: 'packages',
  labels: { singular: text('Pacote', 'Package'), plural: text('Pacotes', 'Packages') },
  admin: {
    useAsTitle: 'title',
    defaultColumns: ['title', 'client', 'state', 'expires_at', 'createdAt'],
    listSearchableFields: ['title'],
    group: GROUP,
  },
  defaultSort: '-createdAt',
  // copy.ts asks what to keep
  disableDuplicate: true,
  access: { ...inboxAccess, create: inboxAccess.update },
  endpoints: [
    warningsEndpoint,
    confirmWarningsEndpoint,
    linksEndpoint,
    notAbroadEndpoint,
    allowAbroadEndpoint,
    answersEndpoint,
    revokeEndpoint,
    extendEndpoint,
    copyEndpoint,
    ofList,
  ],
  hooks: {
    beforeValidate: [refuseTalents, refuseUnguarded, refuseAbroad],
    beforeChange: [raiseVersion, releaseHolds, noteMaker, setEnd, storePasscode],
    afterChange: [forgetRemoved, forgetReads],
    afterDelete: [deleteAnswers, forgetRecipients],
  },
  fields: [
    ui('answers', '/packages/admin/answers.tsx#PackageAnswers', { disableListColumn: true }),
    ui('links', '/packages/admin/links.tsx#PackageLinks', { position: 'sidebar', disableListColumn: true }),
    row(title, {
      name: 'client',
      type: 'relationship',
      relationTo: 'clients',
      maxDepth: 0,
      label: text('Cliente', 'Client'),
      admin: { width: '40%' },
    }),
    {
      name: 'message',
      type: 'textarea',
      label: text('Mensagem para o cliente', 'Message for the client'),
      maxLength: MESSAGE_MAX_CHARS,
      admin: { rows: 4 },
    },
    {
      name: 'dates',
      type: 'text',
      label: text('Datas do trabalho', 'Dates of the job'),
      maxLength: DATES_MAX_CHARS,
      admin: { placeholder: text('12 a 14 de março', '12 to 14 March') },
    },
    ui('warnings', '/packages/admin/warnings.tsx#PackageWarnings', { disableListColumn: true }),
    ui('add_talents', '/packages/admin/add-talents.tsx#AddTalents', { disableListColumn: true }),
    talentsField,
    ui('known_people', '/packages/admin/known-people.tsx#KnownPeople', { disableListColumn: true }),
    {
      ...peopleField(
        text(
          'Cada pessoa recebe um link próprio. Quem sai da lista não abre mais o seu.',
          'Each person gets a link of their own. Whoever leaves the list opens theirs no longer.',
        ),
      ),
    },
    stateField,
    {
      ...endDay,
      index: true,
      hooks: { beforeValidate: [endAsDay], afterRead: [endAsDay] },
      admin: {
        ...endDay.admin,
        position: 'sidebar',
        description: text(
          'Até o fim deste dia, no horário da agência. Vazio: 14 dias, ou 7 com um menor de idade no pacote.',
          'To the end of this day, in the agency’s time. Empty: 14 days, or 7 with a minor in the package.',
        ),
      },
    },
    select('language', text('Idioma', 'Language'), LANGUAGE_NAMES, {
      required: true,
      defaultValue: 'pt',
      admin: { position: 'sidebar' },
    }),
    {
      name: 'max_picks',
      type: 'number',
      label: text('No máximo', 'At most'),
      min: 1,
      max: 60,
      admin: { position: 'sidebar' },
    },
    checkbox('shows_measures', text('Mostrar medidas', 'Show measures'), {
      defaultValue: true,
      description: text(
        'Medidas do corpo de menores nunca aparecem.',
        'Measures of a minor’s body are never shown.',
      ),
    }),
    checkbox('shows_age', text('Mostrar idade', 'Show age')),
    checkbox('shows_digitals', text('Mostrar polaroids (snaps)', 'Show digitals (snaps)')),
    checkbox('reminds', text('Lembrar quem não respondeu', 'Remind whoever has not answered'), {
      defaultValue: true,
      condition: () => isMailOn(env()),
      description: text(
        'Por e-mail, no sétimo dia e dois dias antes do fim.',
        'By e-mail, on the seventh day and two days before the end.',
      ),
    }),
    checkbox('shows_answers', text('Mostrar as respostas de todos', 'Show everybody’s answers'), {
      description: text(
        'Sem marcar, cada pessoa vê só as próprias respostas.',
        'Unticked, each person sees their own answers alone.',
      ),
    }),
    downloadsField,
    ...passcodeFields,
    hiddenNumber('version'),
    hiddenNumber('quote', true),
    hiddenNumber('made_by'),
  ],
};
