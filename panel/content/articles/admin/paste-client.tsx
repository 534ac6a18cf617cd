'use client';

import { createClientFeature } from '@payloadcms/richtext-lexical/client';
import { PastePlugin } from './paste-plugin.tsx';

export const PasteFeatureClient = createClientFeature({
  plugins: [{ Component: PastePlugin, position: 'normal' }],
});
