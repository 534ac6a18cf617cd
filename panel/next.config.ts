import { existsSync } from 'node:fs';
import { resolve } from 'node:path';
import { withPayload } from '@payloadcms/next/withPayload';
import type { NextConfig } from 'next';

const folder = import.meta.dirname;
// A folder's first build leaves no cache behind, a sixth of its time: clones, images and demos build once. Set for
// the workers of the build too, which read this file later.
process.env.IS_BUILT_AGAIN ??= String(existsSync(resolve(folder, '.next', 'BUILD_ID')));

const config: NextConfig = {
  poweredByHeader: false,
  redirects: async () => [{ source: '/', destination: '/admin', permanent: false }],
  images: { unoptimized: true },
  outputFileTracingExcludes: { '**/*': ['../.data/**', '.data/**'] },
  outputFileTracingRoot: resolve(folder, '..'),
  turbopack: { root: resolve(folder, '..') },
  experimental: {
    // No program reads the maps of a built panel; in development errors name their lines.
    turbopackSourceMaps: process.env.NODE_ENV === 'development',
    turbopackFileSystemCacheForBuild: process.env.IS_BUILT_AGAIN === 'true',
  },
  // `npm test` checks the types, of tests and scripts too.
  typescript: { ignoreBuildErrors: true },
};

export default withPayload(config);
