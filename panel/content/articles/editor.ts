import {
  BlockquoteFeature,
  BoldFeature,
  FixedToolbarFeature,
  HeadingFeature,
  HorizontalRuleFeature,
  InlineToolbarFeature,
  ItalicFeature,
  lexicalEditor,
  OrderedListFeature,
  ParagraphFeature,
  UnorderedListFeature,
} from '@payloadcms/richtext-lexical';
import { imageFeature } from './image-feature.ts';
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
    HorizontalRuleFeature(),
    imageFeature,
    PasteFeature(),
    FixedToolbarFeature(),
    InlineToolbarFeature(),
  ],
});
