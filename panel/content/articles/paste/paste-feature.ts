import { createServerFeature } from '@payloadcms/richtext-lexical';

/** Imports pastes from Word, Google Docs or a page in a form that can be saved. */
export const PasteFeature = createServerFeature({
  key: 'paste',
  feature: { ClientFeature: '/content/articles/admin/paste-client.tsx#PasteFeatureClient' },
});
