import { SITE_PAGES, type SitePage } from '@passarela/contract/site-segments';
import { type Text, text } from '@passarela/contract/text';
import { LinkFeature } from '@payloadcms/richtext-lexical';
import type { Field, FieldAffectingData } from 'payload';

/** The site's own pages, as its menu calls them. */
const PAGE_NAMES: Record<SitePage, Text> = {
  home: text('Início', 'Home'),
  models: text('Modelos', 'Models'),
  cast: text('Elenco', 'Casting'),
  about: text('Sobre nós', 'About us'),
  beAModel: text('Seja modelo', 'Be a model'),
  blog: text('Blog', 'Blog'),
  contact: text('Contato', 'Contact'),
  favorites: text('Favoritos', 'Favorites'),
  privacy: text('Privacidade', 'Privacy'),
};

const pageOptions = SITE_PAGES.map((value) => ({ value, label: PAGE_NAMES[value] }));

type Links = Record<string, unknown>;
const isOfType =
  (type: string) =>
  (_: unknown, { linkType }: Links) =>
    linkType === type;

const LINK_TYPES = [
  { value: 'custom', label: text('Outro endereço', 'Another address') },
  { value: 'page', label: text('Página do site', 'Page of the site') },
  { value: 'internal', label: text('Talento ou publicação', 'Talent or post') },
];

const page: Field = {
  name: 'page',
  type: 'select',
  label: text('Página', 'Page'),
  required: true,
  options: pageOptions,
  admin: { condition: isOfType('page') },
};

function adapted(field: FieldAffectingData): Field[] {
  if (field.type === 'tab') return [];
  if (field.type === 'radio') return [{ ...field, options: LINK_TYPES, admin: {} }];
  if (field.type !== 'text' || field.name !== 'url') return [field];
  return [{ ...field, admin: { ...field.admin, condition: isOfType('custom') } }, page];
}

/** Links lead to an address, a page of the site by its name, or a talent or post; the last two follow renamings. */
export const siteLinkFeature = LinkFeature({
  enabledCollections: ['posts', 'talents'],
  fields: ({ defaultFields }) => defaultFields.flatMap(adapted),
});
