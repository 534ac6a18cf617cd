import { text } from '@passarela/contract/text';
import type { CollectionConfig } from 'payload';
import { contentAccess } from '../../parts/access/content.ts';
import { checkbox, ui } from '../../parts/fields/basic.ts';
import { bilingual } from '../../parts/fields/bilingual.ts';
import { hiddenText } from '../../parts/fields/hidden.ts';
import { OFF } from '../../parts/fields/labelled-lists.ts';
import { tagsOfMedia } from '../../publishing/queue/affected-tags.ts';
import { publishing } from '../../publishing/queue/publishing-hooks.ts';
import { followMedium, noteMediumDeleted } from '../../publishing/takedown/of-media.ts';
import { takeDownField } from '../../publishing/takedown/take-down-field.ts';
import { takedownEndpoint } from '../../publishing/takedown/takedown-endpoint.ts';
import { replaceUses } from '../uses/replace-uses.ts';
import { deleteBytes, deleteReplaced, storeBytes } from './file-bytes.ts';
import { giveFreshName } from './fresh-name.ts';
import { giveToStaff } from './give-to-staff.ts';
import { isDescription } from './is-description.ts';
import { listFilter } from './list-filter.ts';
import { forgetOldFile } from './new-file.ts';
import { findByTalent } from './of-talents.ts';
import { replacement } from './replacement.ts';
import { receiveUpload } from './receive-upload.ts';
import { refuseTrashingUsed, refuseUsed } from './refuse-used.ts';
import { thumbnail } from './staff-file.ts';
import { trashReplaced } from './trash-replaced.ts';
import { turn } from './turn.ts';

const THUMB_WIDTH_PX = 320;
const WEB_WIDTH_PX = 900;

const toSite = publishing('media', (medium, req) => tagsOfMedia(req, medium.id));

/** Public pictures and videos, served under /media. All are stored without metadata. */
export const media: CollectionConfig = {
  slug: 'media',
  labels: { singular: text('Arquivo', 'File'), plural: text('Arquivos', 'Files') },
  admin: {
    group: text('Conteúdo', 'Content'),
    defaultColumns: ['filename', 'alt.pt', 'width', 'height', 'updatedAt'],
    baseFilter: listFilter,
    pagination: { defaultLimit: 24 },
    components: {
      beforeListTable: [
        '/catalogue/media-links.tsx#MediaLinks',
        '/catalogue/media-grid/pictures.tsx#Pictures',
      ],
    },
  },
  access: contentAccess,
  trash: true,
  // Payload would fetch the file from the address of the request's own Host header, past every check of an upload
  disableDuplicate: true,
  hooks: {
    beforeOperation: [giveFreshName, receiveUpload, findByTalent],
    beforeChange: [refuseTrashingUsed, forgetOldFile, ...toSite.beforeChange, storeBytes],
    afterChange: [followMedium, trashReplaced, deleteReplaced, ...toSite.afterChange],
    beforeDelete: [refuseUsed, noteMediumDeleted, ...toSite.beforeDelete],
    afterDelete: [deleteBytes, ...toSite.afterDelete],
  },
  endpoints: [takedownEndpoint('media'), turn, replaceUses('media')],
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
};
