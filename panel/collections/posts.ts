import { randomUUID } from 'node:crypto';
import { slugify } from '@passarela/contract/slug';
import { text } from '@passarela/contract/text';
import type { Field, FieldHook, Where } from 'payload';
import { picture } from '../catalogue/media/picture.ts';
import { editor } from '../content/articles/editor.ts';
import { SECTIONS, translate } from '../content/posts/translation.ts';
import { trashAccess } from '../parts/access/rules.ts';
import { CONTENT, checked, content } from '../parts/collection-options.ts';
import { hiddenText, savedBy, siteLinks, ui } from '../parts/fields/basic.ts';
import { moment } from '../parts/fields/dates.ts';
import { select } from '../parts/fields/options.ts';
import { LANGUAGE_NAMES } from '../platform/reference/language.ts';
import { preview } from '../publishing/draft/preview.ts';
import { airNote, status } from '../publishing/schedule/fields.ts';
import { publicPictures } from '../publishing/takedown/public-pictures.ts';
import { collection } from './collection.ts';

/** Parts the slug of a post in the trash from its id: no slug that staff type has it. */
const IN_TRASH = '~';

/** The typed slug cleaned, else the title's; numbered if used. In the trash a post lends its slug to others. */
const slugFromTitle: FieldHook = async ({ value, siblingData, data, originalDoc, req }) => {
  const [given = ''] = typeof value === 'string' ? value.split(IN_TRASH) : [];
  const isMoved = data?.deletedAt && originalDoc && req.context.isRestoringVersion !== true;
  if (isMoved) return `${given}${IN_TRASH}${originalDoc.id}`;
  const typed = slugify(given);
  const wanted = typed || slugify(String(siblingData.title ?? originalDoc?.title ?? ''));
  // by REST both may be left out: their default values come after this
  const { id, type = 'blog', language = 'pt' } = { ...originalDoc, ...data };
  const others: Where = {
    type: { equals: type },
    language: { equals: language },
    ...(id !== undefined && { id: { not_equals: id } }),
  };
  const isUsed = async (slug: string) => {
    const where = { ...others, slug: { equals: slug } };
    return (await req.payload.count({ collection: 'posts', where, req })).totalDocs > 0;
  };
  let free = wanted;
  for (let number = 2; wanted && (await isUsed(free)); number += 1) free = `${wanted}-${number}`;
  return free;
};

/** Translations share a batch; a post without one starts its own. */
const ownBatch: FieldHook = ({ value }) =>
  typeof value === 'string' && value.trim() !== '' ? value.trim() : randomUUID().slice(0, 8);

const BATCH = /^[\w-]{1,100}$/;
const NO_BATCH = text(
  'Use só letras sem acento, números, hífen e sublinhado.',
  'Use letters without accents, numbers, hyphen and underscore only.',
);

const sidebar: Field[] = [
  status,
  select('type', text('Seção', 'Section'), SECTIONS, {
    required: true,
    defaultValue: 'blog',
    admin: { position: 'sidebar' },
  }),
  select('language', text('Idioma', 'Language'), LANGUAGE_NAMES, {
    required: true,
    defaultValue: 'pt',
    admin: { position: 'sidebar' },
  }),
  ui('translation', '/content/posts/admin/translate.tsx#Translate', {
    position: 'sidebar',
    disableListColumn: true,
  }),
  {
    name: 'batch',
    type: 'text',
    label: text('Grupo de traduções', 'Translation group'),
    index: true,
    validate: checked((value) => BATCH.test(value), NO_BATCH),
    hooks: { beforeValidate: [ownBatch] },
    // “Translate” fills it in: to staff it is a row of letters
    admin: { hidden: true },
  },
  {
    name: 'slug',
    type: 'text',
    label: text('Endereço', 'Slug'),
    index: true,
    hooks: { beforeValidate: [slugFromTitle] },
    admin: {
      position: 'sidebar',
      description: text('Vazio: feito do título.', 'Empty: made from the title.'),
    },
  },
  airNote,
  moment('published_at', text('Publicado em', 'Published on')),
];

/** Blog and news. */
export const posts = collection({
  slug: 'posts',
  labels: { singular: text('Publicação', 'Post'), plural: text('Publicações', 'Posts') },
  ...content(CONTENT, 'title', ['title', 'type', 'language', 'status', 'published_at'], {
    edit: { beforeDocumentControls: ['/catalogue/publish-check/admin/live-check.tsx#StatusNow'] },
  }),
  defaultSort: '-published_at',
  access: trashAccess,
  trash: true,
  search: true,
  // a copy in the same language is nothing that staff need: "Traduzir" makes the other one
  disableDuplicate: true,
  history: true,
  indexes: [{ fields: ['type', 'language', 'slug'], unique: true }],
  hooks: publicPictures('posts'),
  endpoints: [preview('post'), translate],
  fields: [
    { name: 'title', type: 'text', label: text('Título', 'Title'), required: true },
    { name: 'description', type: 'textarea', label: text('Descrição', 'Description'), maxLength: 300 },
    picture('cover', text('Capa', 'Cover')),
    {
      name: 'content',
      type: 'richText',
      label: text('Texto', 'Text'),
      editor,
      admin: {
        description: text(
          'O endereço de um vídeo do YouTube ou do Vimeo, sozinho numa linha, vira o vídeo.',
          'The address of a video on YouTube or Vimeo, alone in a line, becomes the video.',
        ),
      },
    },
    siteLinks,
    ...sidebar,
    savedBy,
    hiddenText('search', text('título', 'title')),
  ],
});
