import {
  BlockquoteFeature,
  BoldFeature,
  FixedToolbarFeature,
  HeadingFeature,
  InlineToolbarFeature,
  ItalicFeature,
  lexicalEditor,
  OrderedListFeature,
  ParagraphFeature,
  UnorderedListFeature,
  UploadFeature,
} from '@payloadcms/richtext-lexical';
import { lineFeature } from './line-feature.ts';
import { siteLinkFeature } from './links.ts';
import { PasteFeature } from './paste/paste-feature.ts';

type Provider = ReturnType<typeof UploadFeature>;
type Loader = Extract<Provider['feature'], (...given: never[]) => unknown>;

const upload = UploadFeature({ enabledCollections: ['media'] });
const NAMES = { pt: { label: 'Imagem' }, en: { label: 'Image' } };

/** Payload calls its button "Carregar": the editor's own texts go over those of the configuration. */
const named: Loader = async (given) => {
  const { feature } = upload;
  const loaded = typeof feature === 'function' ? await feature(given) : feature;
  return { ...loaded, i18n: { ...loaded.i18n, ...NAMES } };
};

const imageFeature: Provider = { ...upload, feature: named };

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
    lineFeature,
    imageFeature,
    PasteFeature(),
    FixedToolbarFeature(),
    InlineToolbarFeature(),
  ],
});
