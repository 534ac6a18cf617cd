import { resolve } from 'node:path';
import { withPayload } from '@payloadcms/next/withPayload';
import type { NextConfig } from 'next';

const config: NextConfig = {
  poweredByHeader: false,
  redirects: async () => [{ source: '/', destination: '/admin', permanent: false }],
  images: { unoptimized: true },
  outputFileTracingExcludes: { '**/*': ['../.data/**', '.data/**'] },
  outputFileTracingRoot: resolve(import.meta.dirname, '..'),
  turbopack: { root: resolve(import.meta.dirname, '..') },
  // No program reads the maps of a built panel; in development errors name their lines.
  experimental: { turbopackSourceMaps: process.env.NODE_ENV === 'development' },
  // `npm test` checks the types, of tests and scripts too.
  typescript: { ignoreBuildErrors: true },
};

export default withPayload(config);
