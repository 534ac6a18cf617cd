import { SITE_PAGES, type SitePage } from '@passarela/contract/site-segments';
import { type Text, text } from '@passarela/contract/text';
import {
  BlockquoteFeature,
  BoldFeature,
  convertMarkdownToLexical,
  createServerFeature,
  editorConfigFactory,
  type FeatureProviderServer,
  FixedToolbarFeature,
  HeadingFeature,
  HorizontalRuleFeature,
  InlineToolbarFeature,
  ItalicFeature,
  LinkFeature,
  lexicalEditor,
  OrderedListFeature,
  ParagraphFeature,
  UnorderedListFeature,
  UploadFeature,
} from '@payloadcms/richtext-lexical';
import type { Field, FieldAffectingData, SanitizedConfig } from 'payload';

/** Imports pastes from Word, Google Docs or a page in a form that can be saved. */
const PasteFeature = createServerFeature({
  key: 'paste',
  feature: { ClientFeature: '/content/articles/admin/paste-plugin.tsx#PasteFeatureClient' },
});

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
const siteLinkFeature = LinkFeature({
  enabledCollections: ['posts', 'talents'],
  fields: ({ defaultFields }) => defaultFields.flatMap(adapted),
});

/** Payload's feature under a name of ours: the editor's own texts go over those of the configuration. */
function named<Own, Sanitized, Client>(
  provider: FeatureProviderServer<Own, Sanitized, Client>,
  pt: string,
  en: string,
): FeatureProviderServer<Own, Sanitized, Client> {
  const { feature } = provider;
  return {
    ...provider,
    feature: async (given) => {
      const loaded = typeof feature === 'function' ? await feature(given) : feature;
      return { ...loaded, i18n: { ...loaded.i18n, pt: { label: pt }, en: { label: en } } };
    },
  };
}

/** The features that articles need and the site styles. */
export const editor = lexicalEditor({
  // its only label is English, and the toolbar offers the same
  admin: { hideAddBlockButton: true },
  features: [
    ParagraphFeature(),
    HeadingFeature({ enabledHeadingSizes: ['h2', 'h3'] }),
    BoldFeature(),
    ItalicFeature(),
    siteLinkFeature,
    UnorderedListFeature(),
    OrderedListFeature(),
    BlockquoteFeature(),
    named(HorizontalRuleFeature(), 'Linha divisória', 'Dividing line'),
    named(UploadFeature({ enabledCollections: ['media'] }), 'Imagem', 'Image'),
    PasteFeature(),
    FixedToolbarFeature(),
    InlineToolbarFeature(),
  ],
});

/** Returns a function that reads Markdown into the editor's format. */
export async function markdownReader(config: SanitizedConfig) {
  const editorConfig = await editorConfigFactory.fromEditor({ config, editor });
  return (markdown: string) => convertMarkdownToLexical({ editorConfig, markdown });
}
