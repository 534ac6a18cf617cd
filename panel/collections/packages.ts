import { text } from '@passarela/contract/text';
import type { Endpoint, NumberField, PayloadRequest, TextField } from 'payload';
import { z } from 'zod';
import { ADULTS } from '../catalogue/talents/abroad-one-by-one.ts';
import { deskEndpoints } from '../inbox/packages/desk.ts';
import { copyEndpoint, extendEndpoint, ofList, packageOf, TITLE_MAX_CHARS } from '../packages/acts.ts';
import { deleteAnswers, readAnswers } from '../packages/answers.ts';
import {
  noteMaker,
  raiseVersion,
  refuseAbroad,
  refuseTalents,
  refuseUnguarded,
  releaseHolds,
  setEnd,
} from '../packages/before-save.ts';
import { countryAbroad, mayGoAbroad } from '../packages/clients.ts';
import { confirmWarningsEndpoint, forgetReads } from '../packages/confirm-warnings.ts';
import { endAsDay, hasMinor } from '../packages/expiry.ts';
import { downloadsField, GROUP, peopleField, stateField, talentsField } from '../packages/fields.ts';
import { linksEndpoint } from '../packages/links.ts';
import { forgetRecipients, forgetRemoved } from '../packages/note-sending.ts';
import { readOpens } from '../packages/opens.ts';
import { passcodeFields, storePasscode } from '../packages/passcode.ts';
import { warningsEndpoint } from '../packages/warnings.ts';
import { idOf, requireInbox } from '../parts/access/require.ts';
import { inboxAccess } from '../parts/access/rules.ts';
import { saveEach } from '../parts/bulk/save-each.ts';
import { checkbox, row, ui } from '../parts/fields/basic.ts';
import { day } from '../parts/fields/dates.ts';
import { select } from '../parts/fields/options.ts';
import { findAll, findById } from '../platform/db/find.ts';
import { refusalFor } from '../platform/errors/refusal.ts';
import { bodyOf, post } from '../platform/http/post.ts';
import { isMailOn } from '../platform/mail/is-on.ts';
import { LANGUAGE_NAMES } from '../platform/reference/language.ts';
import { env } from '../platform/settings/env.ts';
import { collection } from './collection.ts';

async function notAllowed({ payload }: PayloadRequest): Promise<number[]> {
  const select = { birthdate: true, agency: true } as const;
  const { docs } = await payload.find({ collection: 'talents', select, depth: 0, pagination: false });
  const now = Date.now();
  return docs.filter((talent) => !mayGoAbroad(talent, now)).map(({ id }) => id);
}

/** GET /cms-api/packages/not-abroad?client=…: the talents who may not be sent to this client; none inside Brazil. */
const notAbroadEndpoint: Endpoint = {
  path: '/not-abroad',
  method: 'get',
  handler: async (req) => {
    requireInbox(req);
    const client = Number(req.query.client);
    const isAbroad = (await countryAbroad(req, Number.isSafeInteger(client) ? client : null)) !== null;
    const ids = isAbroad ? await notAllowed(req) : [];
    return Response.json({ isAbroad, ids }, { headers: { 'Cache-Control': 'private, no-store' } });
  },
};

/** GET /cms-api/packages/{id}/answers: everybody's newest answers and who opened it, for bookers and administrators. */
const answersEndpoint: Endpoint = {
  path: '/:id/answers',
  method: 'get',
  handler: async (req) => {
    requireInbox(req);
    const id = idOf(req);
    const stored = await findById(req, 'packages', id);
    const people = await readAnswers(req.payload, id);
    const opens = stored ? await readOpens(req.payload, stored) : [];
    return Response.json({ people, opens }, { headers: { 'Cache-Control': 'private, no-store' } });
  },
};

/** POST /cms-api/packages/{id}/revoke: ends every link at once. */
const revokeEndpoint = post('/:id/revoke', async (req) => {
  const { id } = await packageOf(req);
  const change = { collection: 'packages', id, data: { state: 'revoked' }, overrideAccess: false } as const;
  await req.payload.update({ ...change, user: req.user, req });
  return Response.json({ state: 'revoked' });
});

const body = z.object({ talents: z.array(z.int().positive()).min(1).max(100) });

/**
 * POST /cms-api/packages/allow-abroad, for those who send packages: ticks “Pode ser enviado ao
 * exterior” for these adults, each a save with its line in the audit log. 409 with a minor among them, and no tick.
 */
const allowAbroadEndpoint = post('/allow-abroad', async (req) => {
  requireInbox(req);
  const ids = [...new Set((await bodyOf(req, body, ADULTS)).talents)];
  const found = await findAll(req, 'talents', { id: { in: ids } });
  if (hasMinor(found, Date.now())) throw refusalFor(req, ADULTS, 409);
  return saveEach(req, ids, {
    titleOf: (id) => found.find((talent) => talent.id === id)?.name ?? '',
    save: (id, own) =>
      req.payload.update({
        collection: 'talents',
        id,
        data: { agency: { abroad: true } },
        depth: 0,
        overrideAccess: false,
        user: req.user,
        req: own,
      }),
  });
});

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
export const packages = collection({
  slug: 'packages',
  labels: { singular: text('Pacote', 'Package'), plural: text('Pacotes', 'Packages') },
  admin: {
    useAsTitle: 'title',
    defaultColumns: ['title', 'client', 'state', 'expires_at', 'createdAt'],
    listSearchableFields: ['title'],
    group: GROUP,
  },
  defaultSort: '-createdAt',
  // `copyEndpoint` asks what to keep
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
    ...deskEndpoints,
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
});
