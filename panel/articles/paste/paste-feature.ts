import { createServerFeature } from '@payloadcms/richtext-lexical';

/** Takes in what is pasted from Word, Google Docs or a page, so that the editor keeps it and it can be saved. */
export const PasteFeature = createServerFeature({
  key: 'paste',
  feature: { ClientFeature: '/components/paste/paste-client.tsx#PasteFeatureClient' },
});
