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
} from '@payloadcms/richtext-lexical';
import { imageFeature } from './image-feature.ts';
import { lineFeature } from './line-feature.ts';
import { siteLinkFeature } from './links.ts';
import { PasteFeature } from './paste/paste-feature.ts';

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
