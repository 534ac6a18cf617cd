import { text } from '@passarela/contract/text';
import type {
  CollectionAfterDeleteHook,
  CollectionBeforeChangeHook,
  CollectionBeforeOperationHook,
} from 'payload';
import { AGENCY_TAB } from '../catalogue/publish-check/problems.ts';
import { nameMinors, refuseUnguarded } from '../catalogue/publish-check/refuse-unguarded.ts';
import { abroadOneByOne } from '../catalogue/talents/abroad-one-by-one.ts';
import { agencyOnly, measures } from '../catalogue/talents/facts.ts';
import { keepListColumns, listColumnFields } from '../catalogue/talents/list-columns.ts';
import { galleries, profile } from '../catalogue/talents/profile.ts';
import { forgetReadsOf, forgetReadsOfRestored } from '../packages/confirm-warnings.ts';
import { endSendings } from '../packages/note-sending.ts';
import { onlyEditorsGoBack, talentAccess } from '../parts/access/rules.ts';
import { CATALOGUE } from '../parts/collection-options.ts';
import { checkbox, hiddenText, savedBy, siteLinks, ui } from '../parts/fields/basic.ts';
import { downloadsField } from '../parts/fields/options.ts';
import type { Talent } from '../platform/db/payload-types.ts';
import { isOnTime } from '../platform/reference/on-site.ts';
import { preview } from '../publishing/draft/preview.ts';
import { status, visibilityTimes } from '../publishing/schedule/fields.ts';
import { unchangedPackages } from '../publishing/takedown/in-packages.ts';
import { publicPictures } from '../publishing/takedown/public-pictures.ts';
import { showAgainEndpoint, takeDownField, takedownEndpoint } from '../publishing/takedown/take-down.ts';
import { talentsCsv } from '../roster/export/sheets.ts';
import { collection } from './collection.ts';

/** Orders talents by name without accents, then oldest first, as the index does. */
const byName: CollectionBeforeOperationHook<'talents'> = ({ args, operation }) => {
  if (operation !== 'read' || !('sort' in args)) return args;
  const [, minus] = /^(-?)name$/.exec(String(args.sort)) ?? [];
  return minus === undefined ? args : { ...args, sort: [`${minus}sort_name`, `${minus}createdAt`] };
};

/** Notes that a talent was public once, so that its address answers 410 later. */
const notePublished: CollectionBeforeChangeHook<Talent> = ({ data, originalDoc }) => {
  const { status, ...times } = { ...originalDoc, ...data };
  return status === 'published' && isOnTime(times, Date.now()) ? { ...data, was_public: true } : data;
};

/** Keeps the id of a deleted talent that was public once. */
const keepGoneId: CollectionAfterDeleteHook<Talent> = async ({ doc, req }) => {
  if (doc.was_public !== true) return;
  await req.payload.create({ collection: 'gone-talents', data: { talent: doc.id }, req });
};

const onSite = publicPictures('talents', { ownsPictures: true });

const NOT_SENT = text(
  'Antes dos 18 anos, e sem data de nascimento, só vão para o site altura, sapatos, olhos e cabelo.',
  'Under 18, and without a birthdate, the site gets height, shoes, eyes and hair only.',
);

/** The people the agency represents. */
export const talents = collection({
  slug: 'talents',
  notice: unchangedPackages,
  labels: { singular: text('Talento', 'Talent'), plural: text('Talentos', 'Talents') },
  admin: {
    useAsTitle: 'name',
    defaultColumns: ['name', 'status', 'gender', 'categories', 'divisions', 'updatedAt'],
    components: {
      beforeListTable: [
        '/catalogue/measure-ranges/measure-ranges.tsx#MeasureRanges',
        '/catalogue/photo-grid/photo-grid.tsx#PhotoGrid',
        '/packages/admin/list-button.tsx#ListButton',
      ],
      listMenuItems: [
        '/catalogue/photo-grid/list-parts.tsx#RosterLink',
        '/inbox/admin/list-links.tsx#ExportLink',
      ],
      edit: {
        beforeDocumentControls: ['/catalogue/publish-check/admin/live-check.tsx#StatusNow'],
        SaveButton: '/catalogue/gallery/save-with-files.tsx#SaveWithFiles',
      },
    },
    group: CATALOGUE,
    pagination: { defaultLimit: 25 },
  },
  defaultSort: 'name',
  // the list reads a page in its order, however many talents there are
  indexes: [{ fields: ['deletedAt', 'sort_name', 'createdAt'] }],
  trash: true,
  history: true,
  search: true,
  enableQueryPresets: true,
  access: talentAccess,
  hooks: {
    ...onSite,
    beforeOperation: [onlyEditorsGoBack, byName],
    beforeChange: [abroadOneByOne, refuseUnguarded, notePublished, keepListColumns, ...onSite.beforeChange],
    afterChange: [...onSite.afterChange, nameMinors, forgetReadsOfRestored],
    afterDelete: [keepGoneId, ...onSite.afterDelete, endSendings, forgetReadsOf],
  },
  endpoints: [talentsCsv, takedownEndpoint('talents'), showAgainEndpoint, preview('talent')],
  fields: [
    ui('neighbours', '/catalogue/photo-grid/neighbours.tsx#Neighbours', { disableListColumn: true }),
    siteLinks,
    takeDownField,
    {
      type: 'tabs',
      tabs: [
        { label: text('Perfil', 'Profile'), fields: profile },
        { label: text('Medidas', 'Measures'), description: NOT_SENT, fields: measures },
        { label: text('Galerias', 'Galleries'), fields: galleries },
        { label: AGENCY_TAB, fields: agencyOnly },
      ],
    },
    status,
    ui('publish_check', '/catalogue/publish-check/admin/publish-check.tsx#PublishCheck', {
      position: 'sidebar',
      disableListColumn: true,
    }),
    ...visibilityTimes,
    ui('numbers', '/catalogue/counts/admin/numbers.tsx#TalentNumbers', {
      position: 'sidebar',
      disableListColumn: true,
    }),
    ui('packages', '/packages/admin/sent-in.tsx#SentIn', { position: 'sidebar', disableListColumn: true }),
    checkbox('noindex', text('Esconder dos buscadores', 'Hide from search engines')),
    downloadsField,
    savedBy,
    hiddenText('search', text('nome, e-mail ou código', 'name, e-mail or code')),
    hiddenText('external_id'),
    ...listColumnFields,
    {
      name: 'was_public',
      type: 'checkbox',
      defaultValue: false,
      hooks: { beforeDuplicate: [() => false] },
      admin: { hidden: true },
    },
  ],
});
