import { extname } from 'node:path';
import { text } from '@passarela/contract/text';
import { webStream } from '@passarela/gate/web-stream';
import type {
  CollectionAfterChangeHook,
  CollectionBeforeChangeHook,
  CollectionBeforeDeleteHook,
  CollectionBeforeOperationHook,
  Field,
  PayloadRequest,
} from 'payload';
import { deleteBytes, deleteReplaced, storeBytes } from '../catalogue/media/file-bytes.ts';
import { isDescription } from '../catalogue/media/is-description.ts';
import { findByTalent, listFilter } from '../catalogue/media/list-filter.ts';
import { receiveUpload } from '../catalogue/media/receive-upload.ts';
import { thumbnail } from '../catalogue/media/staff-file.ts';
import { openStored, turn } from '../catalogue/media/turn.ts';
import { replaceUses } from '../catalogue/uses/replace-uses.ts';
import { notFound } from '../parts/access/require.ts';
import { fileAccess } from '../parts/access/rules.ts';
import { isSameValue } from '../parts/bulk/same-value.ts';
import { CONTENT } from '../parts/collection-options.ts';
import { bilingual, checkbox, hiddenText, ui } from '../parts/fields/basic.ts';
import { OFF } from '../parts/fields/localized-labels.ts';
import type { Media } from '../platform/db/payload-types.ts';
import { refusalFor } from '../platform/errors/refusal.ts';
import { files } from '../platform/files/files.ts';
import { isKey, MEDIA } from '../platform/files/keys.ts';
import { fileAnswer } from '../platform/http/file-answer.ts';
import { contentName, freshName } from '../platform/reference/content-name.ts';
import { typeOfName } from '../platform/reference/media-type.ts';
import { publishing, tagsOfMedia } from '../publishing/queue/publishing-hooks.ts';
import { followMedium, noteMediumDeleted } from '../publishing/takedown/note.ts';
import { takeDownField, takedownEndpoint } from '../publishing/takedown/take-down.ts';
import { rosterPhoto } from '../roster/endpoints.ts';
import { collection } from './collection.ts';

/** Moves the picture whose place a new file takes to the trash, as an entry of its own with the stored bytes. */
const trashReplaced: CollectionAfterChangeHook<Media> = async ({ doc, previousDoc, operation, req }) => {
  const isReplaced = operation === 'update' && req.context.isNewFile === true;
  if (!isReplaced || previousDoc.filename === doc.filename) return doc;
  const { id: _id, ...old } = previousDoc;
  const now = new Date().toISOString();
  // past Payload's create, which takes new bytes only
  await req.payload.db.create({
    collection: 'media',
    data: { ...old, replaced_by: doc.id, createdAt: now, deletedAt: now, updatedAt: now },
    req,
  });
  return doc;
};

const admin = { hidden: true, disableListColumn: true, disableListFilter: true, disableBulkEdit: true };

/**
 * When another file last took a picture's place, and of a replaced picture in the trash whose place that was: the
 * history shows the pictures of its time (catalogue/compare).
 */
const replacement: Field[] = [
  { name: 'replaced_at', type: 'date', admin },
  { name: 'replaced_by', type: 'number', index: true, admin },
];

const IN_USE = text(
  'Este arquivo está em um slide ou no feed de fotos. Troque ou apague lá primeiro.',
  'This file is in a slide or in the photo feed. Replace or delete it there first.',
);

async function refuse(req: PayloadRequest, id: number | string, trash: boolean): Promise<void> {
  const inSlides = await req.payload.count({
    collection: 'slides',
    where: { or: [{ slide_mobile: { equals: id } }, { slide_desktop: { equals: id } }] },
    trash,
    req,
  });
  const inFeed = await req.payload.count({ collection: 'feed', where: { image: { equals: id } }, req });
  if (inSlides.totalDocs + inFeed.totalDocs > 0) throw refusalFor(req, IN_USE, 409);
}

/** Protects pictures of slides and the feed: Payload would remove the file before the database refuses. */
const refuseUsed: CollectionBeforeDeleteHook = ({ id, req }) => refuse(req, id, true);

/** Refuses to trash a picture of a slide or the feed. */
const refuseTrashingUsed: CollectionBeforeChangeHook = async ({ data, originalDoc, req }) => {
  if (data.deletedAt && originalDoc && !originalDoc.deletedAt) await refuse(req, originalDoc.id, false);
};

const MIDDLE = 50;

/**
 * A new file in the place of a picture shows somebody else: the old description goes, if the save does not bring
 * another, and the focal point is the middle, if it was not chosen anew. Turned or cut, it is the same picture.
 */
const forgetOldFile: CollectionBeforeChangeHook<Media> = ({ data, originalDoc, operation, req }) => {
  if (operation !== 'update' || req.context.isNewFile !== true || !originalDoc) return data;
  const isOldText = isSameValue(undefined, data.alt ?? originalDoc.alt, originalDoc.alt);
  const [x, y] = [data.focalX ?? originalDoc.focalX, data.focalY ?? originalDoc.focalY];
  const isOldFocus = x === originalDoc.focalX && y === originalDoc.focalY;
  return {
    ...data,
    replaced_at: new Date().toISOString(),
    ...(isOldText && { alt: { pt: null, en: null } }),
    ...(isOldFocus && { focalX: MIDDLE, focalY: MIDDLE }),
  };
};

/** The bytes at `staffFile`, withheld ones too; Payload has checked who reads. 404 without the file. */
async function giveToStaff(
  req: PayloadRequest,
  { params: { filename } }: { params: { filename: string } },
): Promise<Response> {
  const key = `${MEDIA}${filename}`;
  const headers = Object.fromEntries(req.headers);
  const answer = isKey(key) && (await fileAnswer(files(), key, { method: 'GET', headers }));
  if (!answer) throw notFound();
  return new Response(answer.stream && webStream(answer.stream), {
    status: answer.status,
    headers: {
      ...answer.headers,
      'Content-Type': typeOfName(filename) ?? 'application/octet-stream',
      'Content-Security-Policy': "default-src 'none'; sandbox; frame-ancestors 'none'",
    },
  });
}

/**
 * Media are served as immutable: every upload, and every cut of a stored picture, gets a name that no file had. So two
 * people may send one photo at the same moment. A roster's photo is looked for by its bytes (`import-photo.ts`).
 */
const giveFreshName: CollectionBeforeOperationHook<'media'> = async ({ req, operation, args }) => {
  if (operation !== 'create' && operation !== 'update') return;
  if (!req.file && req.query.uploadEdits && 'id' in args) await loadStored(req, Number(args.id));
  if (!req.file) return;
  const { name, data } = req.file;
  req.file.name = req.context.namedByBytes ? await freeName(contentName(name, data)) : freshName(name);
};

/** That name, or a numbered one: an old file without a row, about to be deleted, keeps its own. */
async function freeName(name: string): Promise<string> {
  const extension = extname(name);
  const stem = name.slice(0, name.length - extension.length);
  let free = name;
  for (let number = 1; await files().stat(`${MEDIA}${free}`); number += 1)
    free = `${stem}-${number}${extension}`;
  return free;
}

/** Puts the stored picture in the place of an upload: Payload would cut it under its old name. */
async function loadStored(req: PayloadRequest, id: number): Promise<void> {
  const stored = await openStored(await req.payload.findByID({ collection: 'media', id, depth: 0, req }));
  if (!stored) return;
  req.file = stored;
  req.context.isSamePicture = true;
}

const THUMB_WIDTH_PX = 320;
const WEB_WIDTH_PX = 900;

const toSite = publishing('media', (medium, req) => tagsOfMedia(req, medium.id));

/** Public pictures and videos, served under /media. All are stored without metadata. */
export const media = collection({
  slug: 'media',
  labels: { singular: text('Arquivo', 'File'), plural: text('Arquivos', 'Files') },
  admin: {
    group: CONTENT,
    defaultColumns: ['filename', 'alt.pt', 'width', 'height', 'updatedAt'],
    baseFilter: listFilter,
    pagination: { defaultLimit: 24 },
    components: {
      beforeListTable: [
        '/catalogue/media-grid/pictures.tsx#MediaLinks',
        '/catalogue/media-grid/pictures.tsx#Pictures',
      ],
    },
  },
  access: fileAccess,
  trash: true,
  search: true,
  // Payload would fetch the file from the address of the request's own Host header, past every check of an upload
  disableDuplicate: true,
  hooks: {
    beforeOperation: [giveFreshName, receiveUpload, findByTalent],
    beforeChange: [refuseTrashingUsed, forgetOldFile, ...toSite.beforeChange, storeBytes],
    afterChange: [followMedium, trashReplaced, deleteReplaced, ...toSite.afterChange],
    beforeDelete: [refuseUsed, noteMediumDeleted, ...toSite.beforeDelete],
    afterDelete: [deleteBytes, ...toSite.afterDelete],
  },
  endpoints: [takedownEndpoint('media'), turn, replaceUses('media'), rosterPhoto],
  upload: {
    // our hooks write and delete; Payload would delete files of this folder before their row
    disableLocalStorage: true,
    staticDir: '/dev/null',
    handlers: [giveToStaff],
    // browsers refuse to read other sites' files here: Payload would wait for ever, with a notice in English
    pasteURL: false,
    // no `mimeTypes`: the bulk upload would drop other files without a word; `receiveUpload` names them
    adminThumbnail: ({ doc }) => thumbnail(doc),
    // no `resizeOptions`: the decoding process scales down (`receive-upload.ts`)
    imageSizes: [
      { name: 'thumb', width: THUMB_WIDTH_PX, withoutEnlargement: true, admin: OFF },
      { name: 'web', width: WEB_WIDTH_PX, withoutEnlargement: true, admin: OFF },
    ],
  },
  fields: [
    takeDownField,
    ui('replaced', '/catalogue/media/replaced-note.tsx#ReplacedNote', { disableListColumn: true }),
    ui('uses', '/catalogue/where-used/uses.tsx#Uses', { position: 'sidebar', disableListColumn: true }),
    hiddenText('search', text('talento, nome ou descrição', 'talent, name or description')),
    ...replacement,
    bilingual('alt', text('Descrição para quem não vê', 'Description for those who cannot see it'), {
      validate: isDescription,
    }),
    checkbox('taken_down', text('Fora do ar', 'Taken down'), {
      description: text(
        'Some do site inteiro. Desmarque e salve para voltar ao ar.',
        'Gone from the whole site. Clear it and save to put it back.',
      ),
    }),
  ],
});
